import { findChromium } from '@agency/tools/browser/chromium'
import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: findChromium(()=>{}).path, args:['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const [f,w,o,dark] of [['old-gaol-ghost-walks/design/style-guide.html',1440,'g1',0],['saltbush-conveyancing/design/style-guide.html',390,'g2',0],['old-gaol-ghost-walks/design/about.svg',1440,'s1',0],['saltbush-conveyancing/design/index.svg',1440,'s2',0],['downpour-tank-cleaning/site/about.html',1440,'d1',1]] as const) {
 const p=await b.newPage({viewport:{width:w,height:900},colorScheme:dark?'dark':'light'}); p.on('console',m=>console.log(f,m.text()))
 await p.goto(`file:///tmp/sites25/${f}`); await p.waitForLoadState('load'); await p.screenshot({path:`/tmp/guide25-${o}.png`,fullPage:!f.endsWith('svg')}); await p.close()
}
await b.close()
