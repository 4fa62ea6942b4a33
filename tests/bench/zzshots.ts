import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { findChromium } from '@agency/tools/browser/chromium'
import { chromium } from 'playwright'
import sharp from 'sharp'
const root='/tmp/sites25'
const types: Record<string,string>={html:'text/html',css:'text/css',svg:'image/svg+xml',woff2:'font/woff2',xml:'text/xml',txt:'text/plain',jpg:'image/jpeg',png:'image/png'}
const sub = process.env.SUB ?? ''
const b = await chromium.launch({ executablePath: findChromium(()=>{}).path, args:['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const id of process.argv.slice(2)) {
 const dir=`${root}/${id}${sub}`
 const files=readdirSync(dir).filter(f=>f.endsWith('.html')).sort((a,b)=>(a==='index.html'?-1:b==='index.html'?1:0))
 for (const [w,h] of [[1440,900],[390,844]] as const) {
  const shots: {buf:Buffer;width:number;height:number}[]=[]
  for (const f of files) {
   const p=await b.newPage({viewport:{width:w,height:h}, colorScheme: process.env.DARK? 'dark':'light'})
   p.on('console', m=>console.log(id,f,m.text())); p.on('pageerror',e=>console.log(id,f,String(e)))
   await p.goto(`file://${dir}/${f}`); await p.evaluate(()=>document.fonts.ready)
   await p.evaluate(async ()=>{ for (const i of document.images) i.loading='eager'; await Promise.all([...document.images].map(i=>i.decode().catch(()=>{}))) })
   const buf0=await p.screenshot({fullPage:true})
   const scale = w===1440?0.36:0.6
   const buf=buf0; const m=await sharp(buf).metadata(); const img=sharp(buf)
   const r=await img.resize({width:Math.round((m.width??1)*scale)}).toBuffer({resolveWithObject:true}); const width=r.info.width; const height=Math.min(1500,r.info.height)
   shots.push({buf: await sharp(r.data).extract({left:0,top:0,width,height}).toBuffer(),width,height})
   await p.close()
  }
  const gap=16; const W=shots.reduce((s,x)=>s+x.width+gap,gap); const H=Math.max(...shots.map(s=>s.height))+gap*2
  let x=gap
  await sharp({create:{width:W,height:H,channels:3,background:'#888'}}).composite(shots.map(s=>{const o={input:s.buf,left:x,top:gap}; x+=s.width+gap; return o})).png().toFile(`/tmp/shots25-${id}-${w}.png`)
 }
}
await b.close()
