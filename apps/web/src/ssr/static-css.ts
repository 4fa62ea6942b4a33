import { brand, dark, light } from '../theme/palette.ts'

/**
 * Styles for pages without JavaScript, because it is disabled or failed to load (`static` on the
 * root element). The menu opens via :target and the services on hover, and controls that would not
 * work are hidden.
 */
export const staticCss = [
  '.static-menu,html:not(.static) .without-code{display:none}',
  'html.static header :is(button[title],button[aria-controls=main-menu]){display:none}',
  'html.static :hover>#services-list,html.static :focus-within>#services-list{display:grid!important}',
  // Without code it cannot tell whether it covers content.
  `html.static header{background:${dark.bg}}html.static.light header{background:${light.bg}}`,
  'html.static button:disabled{opacity:.5}',
  '@media (width < 68em){',
  'html.static .static-menu{display:flex;align-items:center;position:fixed;z-index:21;top:14px;right:20px;min-height:44px;padding:0 16px;border:1px solid;border-radius:6px}',
  'html.static #main-menu:target{display:block}',
  'html.static #services-list{display:grid!important}',
  'html.static:has(#main-menu:target) .static-menu[href="#main-menu"],html.static:not(:has(#main-menu:target)) .static-menu[href="#main"]{display:none}',
  '}',
  `#unloaded{position:fixed;z-index:21;inset:auto 16px 16px;max-width:420px;margin:auto;padding:16px;border-radius:10px;background:${dark.raised};color:${dark.fg};border:1px solid ${dark.control}}`,
  `#unloaded button{min-height:44px;padding:0 16px;margin-left:8px;border-radius:6px;background:${brand[500]};color:${dark.bg};font-weight:650}`,
].join('')
