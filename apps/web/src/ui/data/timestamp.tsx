import { formatAgo, formatTime } from '../../format/dates.ts'

interface TimestampProps {
  /** ISO 8601. */
  time: string
  /** The text format; defaults to the relative time. */
  format?: (time: string) => string
}

/** A short time, with the full time as its tooltip. */
export const Timestamp = ({ time, format = formatAgo }: TimestampProps) => (
  <time dateTime={time} title={formatTime(time)}>
    {format(time)}
  </time>
)
