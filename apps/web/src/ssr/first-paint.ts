/**
 * Runs before the first paint: only the browser knows the remembered theme and motion setting.
 * Clicks on buttons are queued until the page's code can handle them; if it fails to load, the page
 * says so.
 */
export const firstPaintScript =
  "var d=document.documentElement;d.className='dark';earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest('button');if(!b)return;if(b.parentNode.id=='unloaded')location.reload();else if(window.earlyClicks&&!b.form)earlyClicks.push(b)},true);function repeatClicks(){var c=earlyClicks;earlyClicks=0;c.forEach(function(b){b.click()})}function retried(p){var n=0;return p().catch(function again(e){if(n++>2)throw e;return new Promise(function(r){setTimeout(r,250<<n)}).then(p).catch(again)})}function unloaded(){d.classList.add('static');document.getElementById('unloaded').hidden=false}addEventListener('error',function(e){if(e.target.type=='module')unloaded()},true);try{var s=localStorage;if(s.getItem('theme')==='light')d.className='light';if(s.getItem('motion')==='paused')d.dataset.motion='paused'}catch(e){}"
