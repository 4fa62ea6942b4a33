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

/**
 * A year of simulated visits: about ten a day at first and thirty at the end, half as many at
 * weekends, most of them in Melbourne's business hours, each a few pages long; some start a form
 * and fewer submit it. One in twenty is a bot.
 */
export const insertDemoSiteEvents = (trx: Transaction<DB>) =>
  sql`
  with days as (
    select ago, (now() at time zone ${sql.lit(TIME_ZONE)})::date - ago as day
    from generate_series(0, 364) as ago
  ), sized as (
    select ago, day, round(
      (11 + 20 * (364 - ago) / 364.0)
      * (case when extract(isodow from day) > 5 then 0.5 else 1.1 end)
      * (0.8 + 0.4 * ${randomFrom('ago', `'size'`)})
    )::int as visits
    from days
  ), visits as (
    select ago, number,
      (day + time '00:00'
        + (array[7,8,9,9,10,10,10,11,11,12,12,13,14,14,14,15,15,16,16,17,19,20,21,22])
          [1 + floor(24 * ${randomFrom('ago', 'number', `'hour'`)})::int] * interval '1 hour'
        + ${randomFrom('ago', 'number', `'minute'`)} * interval '1 hour'
      ) at time zone ${sql.lit(TIME_ZONE)} as begun,
      ${randomFrom('ago', 'number', `'origin'`)} as origin,
      1 + floor(4 * power(${randomFrom('ago', 'number', `'length'`)}, 1.6))::int as pages,
      ${randomFrom('ago', 'number', `'bot'`)} < 0.05 as bot,
      ${randomFrom('ago', 'number', `'form'`)} as form
    from sized cross join generate_series(1, visits) as number
  ), steps as (
    select visits.*, 'view' as kind, page, null as form_name,
      case when page = 1 and ${randomFrom('ago', 'number', `'landing'`)} < 0.5 then '/'
        else (array['/our-work','/gallery','/ai-generator','/ai-generator','/about','/contact',
          '/services/web-development','/services/ui-ux-design','/services/business-automation',
          '/services/digital-marketing','/our-work/lighthouse-lane-homes','/ghibli-generator'])
          [1 + floor(12 * ${randomFrom('ago', 'number', 'page')})::int] end as path
    from visits cross join generate_series(1, pages) as page
    union all
    select visits.*, 'form_start', pages + 1, 'generator', '/ai-generator'
    from visits where form < 0.12
    union all
    select visits.*, 'form_start', pages + 1, 'contact', '/contact' from visits where form > 0.96
    union all
    select visits.*, 'form_submit', pages + 2, 'contact', '/contact' from visits where form > 0.985
    union all
    select visits.*, 'form_submit', pages + 2, 'generator', '/ai-generator'
    from visits where form < 0.05
  )
  insert into site_events
    (kind, path, form, entry, referrer, source, medium, campaign, bot, created_at)
  select kind, path, form_name, kind = 'view' and page = 1,
    case when origin < 0.34 then 'www.google.com' when origin < 0.43 then 'www.linkedin.com'
      when origin < 0.49 then 'www.instagram.com' when origin < 0.54 then 'duckduckgo.com' else '' end,
    case when origin > 0.93 then 'newsletter' when origin > 0.87 then 'google' else '' end,
    case when origin > 0.93 then 'email' when origin > 0.87 then 'cpc' else '' end,
    case when origin > 0.93 then 'letter-' || to_char(begun, 'YYYY-MM')
      when origin > 0.87 then 'free-concept' else '' end,
    bot, begun + page * interval '50 seconds'
  from steps where begun + page * interval '50 seconds' < now()
  order by begun + page * interval '50 seconds'`.execute(trx)
