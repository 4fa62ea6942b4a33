import { lch, trade } from '../trade.ts'

export default trade({
  key: 'charity',
  label: 'Community',
  subject: 'community',
  colours: [
    [lch(0.5, 0.15, 30), lch(0.88, 0.1, 90)],
    [lch(0.42, 0.1, 230), lch(0.85, 0.12, 60)],
  ],
  names:
    'charity, not-for-profit, not for profit, nonprofit, non-profit, community, community centre, community group, neighbourhood house, foundation, church, mosque, temple, parish, volunteer, volunteers, food bank, foodbank, refugee, refugees, social enterprise, council, advocacy, youth services, homelessness, housing service, Rotary, scouts, fundraiser, fundraising, cooperative, co-operative, community garden, men’s shed',
  hints:
    'donate, donations, members, support, families, migrants, programs, volunteering, appeal, grants, newcomers, campaign, worship',
  field:
    'community, not-for-profit, nonprofit, charity, non-profit, social services, religion, government',
})
