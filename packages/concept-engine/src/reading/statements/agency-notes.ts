/** Notes to the agency, wherever they appear. */
const AGENCY_NOTES = [
  // 'No racing names of dogs either', 'no committee surnames'
  /^no (?:\p{L}+ ){0,2}(?:names|surnames|faces)\b/iu,
  // 'Must work on the bad internet at Swifts Creek', 'if you can do it for under $4k'
  /^(?:(?:it|the (?:web ?)?(?:site|page)) )?(?:must|should|has to|have to|needs? to) (?:work|load|open|run)\b[^.]*\b(?:internet|phones?|mobiles?|reception|connections?|signal|broadband|data|computers?|tablets?|ipads?)\b|^if you can do (?:it|this|that|the (?:web ?)?site)\b/i,
  // 'We get so many complaints about this', 'Sandra here’s what Jacko and I came up with'
  /^(?:we|I) get (?:so many|a lot of|lots of|heaps of|about \p{L}+|\d+) (?:complaints|calls|questions|e-?mails|messages|enquiries)\b|\bhere[’']s what (?:we|I|\p{L}+ and I)\b[^.]*\b(?:came up with|wrote|want|reckon|put together|have so far)\b/iu,
  // 'Please leave room for longer words', 'our frog mascot is retired', 'this is the main button'
  /\bleave room for (?:longer|more|other) (?:words|texts?|languages)\b|\bright-to-left\b|\b(?:our|the) (?:\p{L}+ )?mascot\b|\b(?:main|big|giant|huge|large|first|phone|call) button\b|\bnew logo\b|\bmake (?:it|that|this) (?:crystal|super|abundantly) clear\b/iu,
  // 'ASQA will have us', 'everybody gets confused about that', 'so nothing preachy'
  /\bwill have (?:us|me|my guts|our heads)\b|^(?:everyone|everybody|people|they) gets? (?:confused|grumpy|upset|cross|cranky)\b|^(?:so )?nothing (?:too |overly )?(?:preachy|fancy|clinical|flashy|cheesy|corporate|tacky|twee|pushy|salesy|silly|anti-\p{L}+)\b/iu,
  // 'With a yes and a no.'
  /^with an? (?:yes|no|button|form|link|map|picture|photo)\b/i,
  // 'Not wanted: chat, newsletter'
  /^(?:not wanted|don[’']t wants?|we don[’']t want|(?:please )?(?:avoid|leave out|steer clear of))\s?[:–—]/i,
  // 'I cannot abide turquoise'
  /^(?:I|we) (?:really |absolutely )?(?:can(?:no|’)t|can not) (?:abide|stand|bear) (?!it\b|up\b|by\b|behind\b)/i,
  // 'Soft green please, not pink'
  /^(?:\p{L}+ )?(?:green|blue|pink|red|black|white|yellow|orange|purple|grey|gold|navy|teal|cream|brown)s? (?:please|pls)\b/iu,
  /^the (?:main|one|first|biggest) thing (?:I|we) (?:want|need)\b/i,
  // 'We just want parents to see the list, order and pay'
  /^(?:we|I) (?:just |really |only |mainly )*(?:want|need) (?:the |our |more )?(?:people|parents|customers|clients|members|visitors|families|everyone|locals|patients|students|growers|owners)\b.{0,40}? to (?:see|order|find|know|be able|book|join|get|use)\b/i,
  // 'Front page is the dogs', 'never real names'
  /^(?:the )?(?:front|home|first|main) page (?:is|should|needs?|has|gets|must)\b/i,
  /^(?:never|no) (?:real|full|last|sur) ?names?\b|\bby (?:\p{L}+ )?names? only\b/iu,
  // '… so quick site please', 'kindly write it honest'
  /\bso (?:an? )?(?:quick|fast|simple|light) (?:web ?)?site\b|\b(?:kindly|please) (?:write|say|put|show) (?:it|this|that)\b/i,
  // 'Ring before ten if unclear', 'I’m on air till noon', 'speak Thursday'
  /\bif (?:anything(?:’s| is) |it’s |that’s )?(?:unclear|not clear)\b|^I(?:’m| am) (?:on air|in a meeting|in surgery|teaching|at work)\b|^(?:speak|talk|chat) (?:soon|later|then|tomorrow|on |\p{L}+day)\b/iu,
  // 'Main wish: fewer phone calls', 'the biggest goal is …'
  /^(?:main|one|my|our|biggest|greatest|number one) (?:wish|goal|aim|hope|thing|point)\s?[:–—-]|^(?:(?:the|my|our) )?(?:main|one|biggest|greatest|number one) (?:wish|goal|aim|hope) is\b/i,
  // 'It has to work with a screen reader', 'first names are okay', 'where am I this week at top'
  /\bscreen readers?\b|^first names? (?:are|is|only|ok)\b|\bat (?:the )?(?:very )?top\.?$/i,
  // 'No moving slides', 'no “special needs”', 'no puzzle pieces': about what the page shows and says
  /^no\b[^.]*\b(?:(?<!water ?)slides?|sliders?|carousels?|animations?|pop-?ups?|chat ?(?:bubbles?|bots?)|countdowns?|gradients?|stock (?:photos?|images?|pictures?)|clip ?art|emojis?|exclamation marks?|hashtags?|fonts?|(?:gothic|block|capital) letters|cartoons?|jargon|slogans?|puzzle pieces|(?:photos?|pictures?|videos?) of|videos? that|music on|flashing)\b/i,
  /^no ["“][^"”]+["”]/i,
  // 'Make sure nothing on the site suggests otherwise', 'put it big', 'that’s the most important thing'
  /^(?:that|this|it)(?:’s| is) (?:really |very |so )?important\b/i,
  /\bon the (?:web ?)?site (?:suggests?|says?|implies)\b|\bput it (?:big|first|up high|at the top)\b|^(?:that|this|it)(?:’s| is) the (?:most important|main|big|biggest|key|number one) (?:thing|bit|part|point|one)\b/i,
  // 'Keep the back end simple'; the back end of a truck does not count.
  /\b(?:keep|make|want|need) (?:the |a )?(?:\p{L}+ )?back[- ]?end\b|\bback[- ]?end (?:simple|easy|basic)\b/iu,
  // 'If the site can head that off'; a site that is dug or fenced is not a website.
  /\b(?:the|this|our|a new) (?:web ?site|(?:site|page) (?:can|could|should|must|needs to) (?:head|tell|say|show|explain|make|help|let|load|look|be (?:easy|simple|clear|quick)))\b(?! (?:is|at|lists?|has)\b)/i,
  // The budget is between the client and whoever makes the website.
  /\b(?:our|my|the) budget\b/i,
  // 'At present people ring my home', 'later we may add a fourth boat'
  /^(?:at present|at the moment|currently|right now|these days)[, ]+(?:people|customers|clients|everyone|they|everybody|most people)\b/i,
  /^(?:later(?: on)?|one day|eventually|down the track|in future|next year)[, ]+(?:we|I) (?:may|might|will|hope to|want to|would like to|plan to)\b/i,
  // 'How I charge.', 'The price.', 'Some things people should know.': headings in the text
  /^(?:how|what|where|when) (?:I|we) (?:charge|work|do it|come in)\.?$|^the prices?\.$|^(?:some|a few) things (?:people|you|to|customers) .{0,20}\bknow\.?$/i,
  // 'Ours is an odd trade, so the site has to explain it'
  /^(?:ours|mine|it) is an? (?:odd|strange|unusual|niche|funny) (?:trade|business|job|one)\.?$/i,
  // 'Photographs must be ours', 'the fees must be easy for us to change', 'do not compare us to others'
  /^(?:all |the )?(?:photographs?|photos?|pictures?|images?) must\b|^no (?:photographs?|photos?|pictures?|images?) of\b|\beasy for us to (?:change|update|edit|keep)\b|^(?:please )?(?:do not|don’t|never) compare us\b/i,
  // 'A notice the duty officer can change is the chief requirement', 'can be supplied, not printed'
  /\bis the (?:chief|main|key|only|first|most important) requirement\b|\bnot printed\b/i,
  // 'I look after marketing at the clinic', 'Yours faithfully, D. Harkett'
  /^I (?:look after|do|run|handle|manage) (?:the )?(?:marketing|communications|social media|admin(?:istration)?|website)\b|^(?:yours (?:faithfully|sincerely|truly)|kind regards|regards|best wishes|many thanks)\b/i,
  // 'What I do, and what it costs', 'Prices per mated queen, in a cage with escorts'
  /^what (?:I|we) do,? and what it costs\.?$/i,
  // 'No before and after', 'no star ratings', 'if you are unsure about a sentence leave it out'
  /^no (?:star ratings?|testimonials?|reviews|before and afters?|stock\b)|\bunsure about (?:a|any) (?:sentence|word|line|wording)\b/i,
  // 'Figures we want shown in a table', 'our photographer is coming', 'would like themes'
  /\bwe want shown\b|\b(?:own|our|the) photographer\b|\bwould like (?:themes|categories|tabs|filters)\b|\brather not make a fuss\b|\b(?:whatsapp|messenger|call|chat|book|map) button\b/i,
  // 'If you need anything else let me know', 'if it costs more than 3k tell us first'
  /^if (?:you need (?:anything|more (?:info|details|words|photos|pictures)|any more)|you have (?:any )?(?:better |other |more )?(?:ideas|suggestions)|it costs (?:more|less|over|under)|it works out\b)/i,
  // 'Need new site old one is down'
  /^(?:hi,? |ok,? )?(?:we |I |just )?(?:really |badly )?(?:need|want|after|looking for|would like) (?:an? |our |my )?(?:new|better|proper|simple|basic|updated|decent|fresh|modern)?(?: \p{L}+)? ?(?:web ?site|site|web ?page)\b/iu,
  // 'Sorry about the company name box', 'apostrophe not needed in Bros'
  /^(?:sorry|apologies) (?:about|for) (?!(?:any|the inconvenience)\b)|\b(?:company|business) name (?:box|field)\b|\brecording this\b|\b(?:apostrophes?|hyphens?|capital letters?|caps lock|spell ?check)\b/iu,
  // 'Brand logos ask me first'
  /\bask (?:me|us) first\b|^we changed (?:dealers|suppliers|banks|insurers|hosts?)\b/i,
  // 'Visitors are often angry'
  /^(?:visitors|users|people) (?:usually |often |mostly )?(?:(?:look at|visit|come to) the (?:web ?)?site\b|are (?:often|usually|mostly) (?:angry|anxious|upset|stressed|worried|scared|confused|desperate|in pain)\b)/i,
  // 'No shop, no blog' is about the website, and so are errors on another page.
  /^(?:so )?no (?:online )?(?:shop|store|cart|blog|newsletter|pop-?ups?|gallery|videos?|contact form|product catalogue|prices on (?:the )?site)\b(?!\s(?!and\b|or\b|please\b|yet\b|on\b|for\b|just\b)\p{L})/iu,
  /\bis wrong\b/i,
  // The deadline is between the client and whoever makes the website.
  /\bor (?:it’s |it is )?not worth (?:doing|it)\b|\bneed (?:it|this) (?:live|up|online|launched|done|ready)\b|\b(?:starts?|opens?|launch\w*) in (?:\d+|an?|two|three|four|five|six) (?:weeks?|days?)\b.*\bhelp\b/i,
  // What customers are like is not for the customers themselves.
  /^(?:(?:her|his|their|the) )?(?:customers|clients) (?:are|include)\b|^who comes in\b/i,
  // 'Between you and me the big school is $90', 'please ensure these limits are set out'
  /^between (?:you and me|us|ourselves)\b/i,
  /^(?:please|kindly) ensure\b[^.]*\b(?:set out|stated|displayed|shown|mentioned|explained|visible)\b/i,
  // 'If ordering is too dear just leave it as ring us'
  /^if \p{L}+ (?:is|are|costs?|gets?) too (?:dear|expensive|hard|much|fiddly|complicated)\b/iu,
  // 'I’ll confirm the street number'
  /^(?:(?:I|we)(?:’ll| will)|will) (?:confirm|send|supply|forward|email|dig (?:up|out)|let you know|get you|give you)\b/i,
  // 'Do not state a percentage', 'don’t soften that last one', 'say there’s a lift'
  /^(?:but |and |so )?(?:please |pls )?(?:don’t|do not|never|avoid) (?:ever )?(?:state|quote|imply|suggest|invent|soften|exaggerate|oversell|make up|turn (?:it|that|this) into|describe|claim|promise|write|word|print|use (?:the (?:words?|term)|stock|clip)|call (?:it|us|me|them|the \p{L}+) (?:an? |the )?\p{L})/iu,
  // 'We can’t use testimonials (advertising guidelines)'
  /^(?:we|I) (?:can’t|cannot|can not|don’t|must not|are not allowed to) (?:use|have|show|publish|display) (?:any )?(?:testimonials|reviews|stock|before[- ]and[- ]afters?)\b/i,
  // 'I would love Gladys to feature'
  /^(?:I|we)(?:’d| would) (?:really )?(?:love|like|want) (?:\p{L}+ ){1,5}to (?:feature|appear|show up|stand out|be (?:on|in|at the top of) (?:it|the (?:page|site)))\b/iu,
  // 'Word that kindly', 'my wife says say that politely'
  /\b(?:say|word|put|phrase|write) (?:that|it|this) (?:\p{L}+ )?(?:nicer|nicely|better|politely|kindly|properly|differently|gently|well)\b/iu,
  // 'Show this', 'our present one was made by a former member'
  /^(?:please )?(?:show|say|list|put|mention|explain|stress|feature|emphasi[sz]e) (?:this|that|it|these)(?: (?:please|clearly|big|up front|at the top))*[.!]?$/i,
  /^(?:our|the|my) (?:present|current|old|last|existing) (?:one|web ?site|site|page)\b/i,
  // 'We can’t help, please point people elsewhere'
  /^(?:so |and |but )?(?:please |pls )(?:point|send|direct|steer|tell|let|make|keep|help|remind|warn|stop) (?:people|them|visitors|customers|clients|everyone|folks|it|that|this)\b/iu,
  // 'Photos: we’ll supply'
  /^(?:the |our )?(?:photos?|pictures?|pics|images|videos?|logo|copy|wording)\s?[:–—-]\s/i,
  // 'Photos are good, Elodie takes them.'
  /^(?:the |our |my )?(?:photos?|pictures?|pics|images)\b[^.]*\b(?:are (?:good|fine|ours|mine|nice|attached|ok)|takes? them|took them|to (?:come|follow))\b/i,
  // 'Form needs: lot address'; a form that needs to be signed is the client's own.
  /^(?:the |our |a |\p{L}+ )?form(?: bit| page)? (?:asks|wants|needs(?! to be))\b/iu,
]
/** Plans that are not certain yet, and what they are called before somebody decides. */
const UNCERTAIN = [
  // 'Please keep the words plain', 'Capital D in Deaf always'
  /\bkeep (?:the )?(?:words?|language|wording|text|tone|writing) (?:plain|simple|short|warm|light|formal)\b|^capital \p{Lu} (?:in|for)\b/iu,
  // 'Two sides to site: growers and workers', 'not sure whether to mention Ipswich'
  /\b(?:sides|parts|halves) (?:to|of) (?:the )?(?:web ?)?site\b|^(?:I’m |we’re )?not (?:really )?sure (?:whether|if|about)\b/i,
  /^(?:I|we) feel (?:very |quite |really )?strongly about (?:that|this|it|the)\b/i,
  /\b(?:not|nothing(?:’s| is)?|isn’t|aren’t|hasn’t been|haven’t been) (?:been )?(?:yet )?(?:sorted|certain|decided|confirmed|definite|final|finalised|signed|settled|a thing)(?: yet)?\b(?! (?:until|till|before|unless)\b)|\bnot 100 ?%|\b(?:dunno|don’t know) yet\b/i,
  /^(?:(?:and|but|also|maybe|one day)[, ]+)*(?:we|I)(?:’re| are|’m| am)? (?:also )?(?:might|may|thinking (?:about|of)|considering|toying with|hoping to|in talks)\b(?! (?:be (?:closed|shut|away|late|out)|need|ask|have to|not)\b)|^thinking (?:about|of) \p{L}+ing\b/iu,
  /\bmight (?:arrive|open|start|launch|happen|come online)\b/i,
]

/** Only a business in the web trade may mention websites. */
const WEB_TRADE = /\b(?:web|software|digital|internet|hosting|app|marketing|IT)\b/

/** Whether a text is meant for whoever makes the website; `industry` is that of the client. */
export const isAgencyNote = (text: string, industry: string): boolean =>
  UNCERTAIN.some((pattern) => pattern.test(text)) ||
  (!WEB_TRADE.test(industry) && AGENCY_NOTES.some((pattern) => pattern.test(text)))
