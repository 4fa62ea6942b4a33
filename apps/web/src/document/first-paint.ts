/** Runs before the first paint: the remembered theme and motion are the browser's business. */
export const firstPaintScript =
  "try{var d=document.documentElement,s=localStorage;if(s.getItem('theme')==='light')d.className='light';if(s.getItem('motion')==='paused')d.dataset.motion='paused'}catch(e){}"
