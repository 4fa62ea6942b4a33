import { lch, trade } from '../trade.ts'

export default trade({
  key: 'bookshop',
  label: 'Bookshop',
  subject: 'retail',
  colours: [
    [lch(0.36, 0.09, 25), lch(0.92, 0.04, 85)],
    [lch(0.34, 0.06, 160), lch(0.9, 0.06, 70)],
  ],
  names:
    'bookshop, book shop, bookstore, book store, bookseller, booksellers, books, second-hand books, secondhand books, children’s bookshop, comic shop, comics, antiquarian books, book club',
  hints:
    'readers, fiction, poetry, titles, authors, paperbacks, novels, reading nights, reading, story time, launches, shelves, crime, picture books',
  field: 'retail, bookselling',
  foreign: 'hiệu_sách nhà_sách βιβλιοπωλείο книжный مكتبة 书店 本屋 書店 서점 책방',
})
