import { formatAgo, formatTime } from '../../format/dates.ts'

interface TimestampProps {
  /** ISO 8601. */
  time: string
  /** How it is written; how long ago it was unless given. */
  format?: (time: string) => string
}

/** A moment in few words; the pointer tells it in full. */
export const Timestamp = ({ time, format = formatAgo }: TimestampProps) => (
  <time dateTime={time} title={formatTime(time)}>
    {format(time)}
  </time>
)
