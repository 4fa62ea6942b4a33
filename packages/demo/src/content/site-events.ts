import { TIME_ZONE } from '@agency/contract/time'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/**
 * A pseudo-random number from 0 to 1, derived from the arguments, so that every demo is the same.
 */
const randomFrom = (...seeds: string[]) =>
  sql.raw(
    `(('x' || left(md5(concat_ws('/', ${seeds.join(', ')})), 8))::bit(32)::bigint / 4294967296.0)`,
  )

/** Share of the visits up to which an origin goes, with the host that linked here and the labels. */
const origins: [
  upTo: number,
  referrer: string,
  source?: string,
  medium?: string,
  campaign?: string,
][] = [
  [0.27, 'www.google.com'],
  [0.3, 'duckduckgo.com'],
  [0.33, 'www.bing.com'],
  [0.39, 'www.linkedin.com'],
  [0.43, 'www.instagram.com'],
  [0.45, 'www.reddit.com'],
  [0.5, 'chatgpt.com'],
  [0.52, 'www.perplexity.ai'],
  [0.53, 'claude.ai'],
  [0.57, 'clutch.co'],
  [0.6, 'www.broadsheet.com.au'],
  [0.86, ''],
  [0.91, 'www.google.com', 'google', 'cpc', 'free-concept'],
  [0.95, '', 'newsletter', 'email', 'letter'],
  [1, '', 'site-email', '', 'concept'],
]
const originCase = (column: 1 | 2 | 3 | 4) =>
  sql`case ${sql.join(
    origins.map(
      (origin) => sql`when origin < ${sql.lit(origin[0])} then ${sql.lit(origin[column] ?? '')}`,
    ),
    sql` `,
  )} else '' end`

const DAYS = 365
const DAYS_PER_PART = 46

/**
 * A year of simulated visits: about ten a day at first and thirty at the end, half as many at
 * weekends, most of them in Melbourne's business hours, each a few pages long; some start a form,
 * fewer submit it and some open its PDF. One in twenty is a bot.
 */
export async function insertDemoSiteEvents(trx: Transaction<DB>): Promise<void> {
  // In parts, oldest first, so that a busy machine finishes each within the statement timeout.
  for (let end = DAYS; end > 0; end -= DAYS_PER_PART) {
    await insertDays(trx, Math.max(0, end - DAYS_PER_PART), end - 1)
  }
}

const insertDays = (trx: Transaction<DB>, lastDaysAgo: number, firstDaysAgo: number) =>
  sql`
  with days as (
    select ago, (now() at time zone ${sql.lit(TIME_ZONE)})::date - ago as day
    from generate_series(${sql.lit(lastDaysAgo)}, ${sql.lit(firstDaysAgo)}) as ago
  ), sized as (
    select ago, day, round(
      (11 + 20 * (364 - ago) / 364.0)
      * (case when extract(isodow from day) > 5 then 0.5 else 1.1 end)
      * (0.8 + 0.4 * ${randomFrom('ago', `'size'`)})
    )::int as visits
    from days
  ), visits as materialized (
    select ago, number,
      (day + time '00:00'
        + (array[7,8,9,9,10,10,10,11,11,12,12,13,14,14,14,15,15,16,16,17,19,20,21,22])
          [1 + floor(24 * ${randomFrom('ago', 'number', `'hour'`)})::int] * interval '1 hour'
        + ${randomFrom('ago', 'number', `'minute'`)} * interval '1 hour'
      ) at time zone ${sql.lit(TIME_ZONE)} as begun,
      ${randomFrom('ago', 'number', `'origin'`)} as origin,
      1 + floor(4 * power(${randomFrom('ago', 'number', `'length'`)}, 1.6))::int as pages,
      ${randomFrom('ago', 'number', `'bot'`)} < 0.05 as bot,
      ${randomFrom('ago', 'number', `'form'`)} as form,
      (array['phone', 'phone', 'phone', 'phone', 'tablet', 'desktop', 'desktop', 'desktop', 'desktop',
        'desktop'])[1 + floor(10 * ${randomFrom('ago', 'number', `'device'`)})::int] as device
    from sized cross join generate_series(1, visits) as number
  ), views as (
    select visits.*, page,
      case when page = 1 and origin >= 0.95 then '/concepts'
        when page = 1 and ${randomFrom('ago', 'number', `'landing'`)} < 0.5 then '/'
        else (array['/our-work','/gallery','/ai-generator','/ai-generator','/about','/contact',
          '/services/web-development','/services/ui-ux-design','/services/business-automation',
          '/services/digital-marketing','/our-work/lighthouse-lane-homes','/ghibli-generator'])
          [1 + floor(12 * ${randomFrom('ago', 'number', 'page')})::int] end as path
    from visits cross join generate_series(1, pages) as page
  ), linked as (
    select views.*, first_value(path) over visit as landing,
      coalesce(lag(path) over visit, '') as previous
    from views window visit as (partition by ago, number order by page)
  ), first_views as (
    select * from linked where page = 1
  ), steps as (
    select linked.*, 'view' as kind, null as form_name, page as step from linked
    union all
    select first_views.*, 'form_start', 'generator', pages + 1 from first_views where form < 0.12
    union all
    select first_views.*, 'form_start', 'contact', pages + 1 from first_views where form > 0.96
    union all
    select first_views.*, 'form_submit', 'contact', pages + 2 from first_views where form > 0.985
    union all
    select first_views.*, 'form_submit', 'generator', pages + 2 from first_views where form < 0.05
    union all
    select first_views.*, 'pdf_open', null, pages + 3 from first_views where form < 0.03
  )
  insert into site_events
    (kind, path, form, entry, referrer, source, medium, campaign, landing, previous, device, bot,
      created_at)
  select kind,
    case form_name when 'generator' then '/ai-generator' when 'contact' then '/contact'
      else case when kind = 'pdf_open' then '/ai-generator' else path end end,
    form_name, kind = 'view' and page = 1, ${originCase(1)}, ${originCase(2)}, ${originCase(3)},
    case when origin >= 0.91 and origin < 0.95 then 'letter-' || to_char(begun, 'YYYY-MM')
      else ${originCase(4)} end,
    landing, case when kind = 'view' then previous else '' end, device, bot,
    begun + step * interval '50 seconds'
  from steps where begun + step * interval '50 seconds' < now()
  order by begun + step * interval '50 seconds'`.execute(trx)
