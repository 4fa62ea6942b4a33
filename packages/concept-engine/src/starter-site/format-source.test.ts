import { expect, test } from 'vitest'
import { formatCss, formatHtml } from './format-source.ts'

test('gives each element a line, and leaves text alone', () => {
  expect(
    formatHtml(
      '<div class="a"><h1>Two <b>words</b></h1><img src="x"><p></p><textarea rows="3"></textarea></div>',
    ),
  ).toBe(`<div class="a">
  <h1>Two <b>words</b></h1>
  <img src="x">
  <p></p>
  <textarea rows="3"></textarea>
</div>`)
})

test('gives each rule and each custom property a line', () => {
  expect(formatCss(':root{--a:#fff;--b:#000}a{b:c}@media print{d{e:f}}')).toBe(`:root {
  --a:#fff;
  --b:#000;
}
a{b:c}
@media print{
d{e:f}}`)
})
