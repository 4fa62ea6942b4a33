import { lch, trade } from '../trade.ts'

export default trade({
  key: 'game-cafe',
  label: 'Game café',
  subject: 'food',
  colours: [
    [lch(0.38, 0.12, 330), lch(0.84, 0.14, 90)],
    [lch(0.46, 0.11, 170), lch(0.88, 0.1, 60)],
  ],
  names:
    'board game cafe, board game café, game cafe, games cafe, gaming cafe, board game bar, arcade bar, games bar, arcade, escape room, escape rooms, bowling, mini golf, board games cafe, karaoke, karaoke bar, pinball',
  hints:
    'games, board games, players, toasties, dice, table for, tournaments, trivia, birthdays, teams, puzzles, cards, play',
  field: 'hospitality, entertainment, leisure, games',
})
