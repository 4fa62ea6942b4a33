import { NARROW_GUTTER, NARROW_MEDIA } from './lengths.ts'

/** The style that every page has, whatever its design. */
export const baseCss = [
  // `--u` is a pixel of the picture; a page wider than the picture has space at its sides.
  'body{margin:0;background:var(--background);color:var(--text);font-family:var(--body);line-height:1.4;-webkit-text-size-adjust:100%;text-size-adjust:100%;font-synthesis:none}',
  `.page{--u:calc(min(1440px,100vw)/1440);--side:max(0px,(100vw - 1440px)/2);--gutter:${NARROW_GUTTER};position:relative;overflow-x:clip}`,
  '*,::before,::after{box-sizing:border-box}',
  '.page *{min-width:0;margin:0;overflow-wrap:break-word}',
  // At twice the text size a long word may be wider than its column, and then breaks.
  '.page h3{overflow-wrap:anywhere}',
  'main{display:flex;flex-direction:column}',
  'h1,h2,h3{font-size:inherit;font-weight:inherit}',
  'ul{padding:0;list-style:none}',
  // WCAG 2.2, 2.5.8: touch targets are 24 pixels high.
  '.page a{min-height:24px}',
  'a{color:inherit;text-decoration:none}',
  'a:hover{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.18em}',
  'img{display:block;object-fit:cover;flex-shrink:0;max-width:none}',
  'picture{display:contents}source{display:none}',
  // Korean words must not be broken.
  ':lang(ko){word-break:keep-all}',
  'label{display:block}',
  'section,footer{scroll-margin-top:16px}',
  ':focus-visible{outline:3px solid currentColor;outline-offset:3px}',
  '.control input,.control textarea,.control select{flex:1;width:100%;min-height:40px;border:0;padding:0;background:none;color:var(--text);font:400 1.0625rem/1.5 var(--body);outline-offset:8px}',
  '.control select{appearance:none}',
  '.control textarea{height:100%;padding:12px 0;resize:none}',
  '.control input[type=file]{height:auto;max-width:100%}',
  '.skip{position:absolute;inset-inline-start:12px;top:-200px;z-index:9;padding:12px 18px;background:var(--text);color:var(--background);font-weight:600}',
  '.skip:focus{top:12px}',
  '.menu{display:none}',
  '.ribbon{position:sticky;bottom:0;z-index:8;padding:8px 24px;background:var(--ink);color:var(--on-ink);border-top:1px solid currentColor;text-align:center;font:400 .875rem/1.5 var(--body)}',
  '.note{display:none;position:fixed;inset-inline:0;bottom:0;z-index:9;padding:18px 24px;background:var(--ink);color:var(--on-ink);text-align:center;font:400 1rem/1.5 var(--body)}',
  '.note:target{display:block}',
  '.note a{display:inline-block;padding:4px 8px;font-weight:600;text-decoration:underline}',
  '@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}',
  `@media ${NARROW_MEDIA}{`,
  '.page{--u:1px;--side:0px}',
  '.page .empty{display:none}',
  '.head,figure{position:relative}',
  // Breaks a word that is wider than the page, for readers who enlarge the text.
  'h1,h2,h3{max-width:100%}',
  '.strip>:first-child:nth-last-child(odd),.strip>:first-child:nth-last-child(odd)>img{grid-column:1/-1;aspect-ratio:1.6}',
  '.odd>:last-child:nth-child(odd){grid-column:1/-1}',
  '.menu{display:block;flex:none}',
  '.menu summary{display:flex;align-items:center;gap:12px;min-height:44px;padding:8px 0;cursor:pointer;list-style:none;font:600 1rem/1 var(--body)}',
  '.menu summary::-webkit-details-marker{display:none}',
  '.menu summary::after{content:"";width:24px;height:12px;border:solid currentColor;border-width:2px 0}',
  '.menu[open] summary::after{height:0;border-width:2px 0 0}',
  '.menu nav{position:absolute;inset-inline:0;top:100%;z-index:5;padding:8px var(--gutter) 24px;background:var(--background);color:var(--text);border-bottom:1px solid var(--line);box-shadow:0 18px 30px rgba(0,0,0,.12)}',
  '.menu li{border-bottom:1px solid var(--line)}',
  '.menu li:last-child{border:0}',
  '.menu nav a{display:block;padding:14px 0;font-size:1.125rem}',
  '.menu .call{margin-top:18px;padding:14px 20px;background:var(--primary);color:var(--on-primary);text-align:center;font-weight:600}',
  '}',
  '@media print{.menu,.skip,.note:target{display:none}.ribbon{position:static}.page{overflow:visible}section{break-inside:auto}figure,img,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}}',
].join('')

/** Additional style of a website that is handed over. */
export const websiteCss = [
  // The footer of a short page is at the bottom of the screen.
  '.page{display:flex;flex-direction:column;min-height:100vh}main{flex:1 0 auto}',
  'button{margin:0;border:0;background:none;color:inherit;font:inherit;text-align:inherit;cursor:pointer}',
  'form{flex-wrap:wrap}',
  'fieldset{display:contents}',
  'fieldset:disabled :is(button,input,textarea,select){cursor:not-allowed}',
  '.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.page .form-note{width:100%;margin-top:12px;font-size:1rem;font-weight:400;line-height:1.5}',
  '[aria-current=page]{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.35em}',
].join('')
