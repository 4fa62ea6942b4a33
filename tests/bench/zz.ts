import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { createConcept } from '@agency/concept-engine/create-concept'
import { openBriefs, heldOutBriefs, hastyBriefs, trickyBriefs } from '@agency/concept-engine/samples/relevance/judge'
import { sampleBriefs } from '@agency/concept-engine/samples/briefs'
import { renderStarterSite } from '@agency/api/rendering/render-starter-site'
import { unzipSync } from 'fflate'
const wanted = process.argv.slice(2)
const all=[...openBriefs(), ...heldOutBriefs(), ...hastyBriefs(), ...trickyBriefs(), ...sampleBriefs.map((brief,i)=>({id:`sample-${i}`,brief}))]
for (const b of all) {
 if (!wanted.includes(b.id)) continue
 const c = createConcept(b.brief,Number(process.env.SEED ?? 1))
 let t=performance.now()
 const z = await renderStarterSite(c); const first=performance.now()-t
 t=performance.now(); const z2=await renderStarterSite(c); const second=performance.now()-t
 const dir=`/tmp/sites25/${b.id}`
 rmSync(dir,{recursive:true,force:true})
 let site=0
 for (const [p,bytes] of Object.entries(unzipSync(z.bytes))) { const rel=p.split('/').slice(1).join('/'); const f=path.join(dir,rel); mkdirSync(path.dirname(f),{recursive:true}); writeFileSync(f,bytes); if (rel.startsWith('site/')) site+=bytes.length }
 console.log(b.id, z.name, 'zip',z.bytes.length,'site',site,'ms',Math.round(first),Math.round(second), createHash('md5').update(z.bytes).digest('hex')===createHash('md5').update(z2.bytes).digest('hex'))
}
