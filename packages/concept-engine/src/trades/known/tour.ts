import { lch, trade } from '../trade.ts'

export default trade({
  key: 'tour',
  label: 'Guided trips',
  subject: 'travel',
  colours: [
    [lch(0.42, 0.09, 225), lch(0.85, 0.1, 75)],
    [lch(0.46, 0.08, 150), lch(0.75, 0.14, 50)],
  ],
  names:
    'tour, tours, tour operator, tour guide, travel, travel agency, tourism, kayaking, kayak tours, surf school, surfing, hiking, hikes, guided hikes, guided walks, walking tours, food tours, sailing, charter, charters, diving, ski, adventure, adventure travel, retreats, cruises, bush walks, horse trekking, rock climbing trips, whale watching, boat hire, scenic flights, fishing trips, campervan hire',
  hints:
    'trips, trails, guide, guides, itinerary, mountains, views, packs, river, coast, sunset, groups, paddle, boots',
  field: 'travel, tourism, leisure, outdoors',
  foreign: 'du_lịch ταξίδι ξεναγήσεις туризм экскурси سياحة رحلات 旅行 旅游 ツアー 観光 여행 관광',
})
