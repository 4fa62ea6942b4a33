import { capitalise } from '../english/sentences.ts'

/** '(want this made obvious!!)', '(don’t overclaim)', '(can’t name them, contract)': for the agency. */
const REMARK_IN_BRACKETS =
  /\s?\((?:(?:and |so |but |please |pls |maybe )*(?:(?:don[’']?t|do not|never) (?:over\p{L}+|mention|show|say|name|list|print|publish)\b|(?:we |I )?(?:can[’']?t|cannot|must not|not allowed to) (?:name|mention|say|show|list) (?:them|it|him|her|who|which|that)\b|(?:we |I )?(?:want|need|would like|[’']d like) (?:this|that|it) (?:made|to be|said|shown|big|clear|obvious|first)\b|make (?:this|that|it) (?:big|bold|clear|obvious|stand out)\b|(?:this|that|it) (?:should|must|needs to|has to) be (?:big|clear|obvious|first|on)\b)|not sure(?: yet)?(?=\))|to be confirmed|tb[ac]|up to you|you decide)[^()]*\)/giu

/** '…, so Lifeline 13 11 14 should be there, and not hidden at the bottom': only who to ring. */
const SHOULD_BE_THERE =
  /,? (?:so|and) ([^.,;:!?\n]*\d(?:[\d ]*\d)[^.,;:!?\n]{0,12}?) (?:should|must|has to|have to|needs? to) be (?:there|shown|on there|on (?:the|every) (?:page|website|home ?page)|visible|prominent|easy to (?:see|find)|up (?:front|high|top)|at the (?:very )?top)(?:,? (?:and|but) not [^.!?\n]*)?(?=[.!?\n]|$)/giu

/** 'Volunteer run so nothing that needs updating every week' */
const UPKEEP =
  /,? (?:so|and) (?:please )?(?:nothing|not anything|no \p{L}+)(?: (?:that|which|to|we))? (?:needs?|has|have|requires?|keep|update)\b[^.!?\n]{0,12}\b(?:updat|maintain|maintenance|chang|edit|upkeep|keep)\p{L}*[^.!?\n]*/giu

/** 'Current site is from 2014, still says Con & Bill, take Bill off.' */
const OLD_SITE =
  /(?<=^|\n|[.!?]\s)(?:(?:and|but|so) )?(?:our |my |the )?(?:current|present|existing|old|previous|last) (?:web ?site\b|(?:site|page) (?:is (?:from|a mess|dead|terrible|awful|hopeless|old|broken|dated|on)|still says?|was hacked|looks?|doesn[’']t work))(?![^.!?\n]*\b(?:want|keep|need|would like|please)\b)[^.!?\n]*(?:[.!?]|(?=\n|$))/giu

/** 'About 900 SKUs on Neto now and want to move.' */
const PLATFORM =
  /(?<=^|\n|[.!?]\s)(?![^.!?\n]*\b(?:we|I) (?:build|make|design|develop|integrate|sell|teach|support|train)\b)(?=[^.!?\n]*\b(?:now|currently|at the moment|move|moving|migrate|switch|old|dead|hacked|existing)\b)[^.!?\n]*\b(?:on|with|using|use) (?:an old |a dead |a )?(?:Neto|Shopify|Word ?Press|Wix|Squarespace|Weebly|Joomla|Drupal|Magento|WooCommerce|BigCommerce|GoDaddy|Webflow|Maropost)\b[^.!?\n]*(?:[.!?]|(?=\n|$))/gu

/** 'Commercial survey – his accreditation lapsed. Just leave commercial out, don’t explain.' */
const LEFT_OUT =
  /(?:,[^\S\n]*|(?<=^|\n|[.!?:]\s))(?:[^,.;:!?\n]*?\s)?(?<word>\p{L}{5,})\b[^,.;:!?\n–—]*?(?:\s[–—-]\s[^.!?\n]*)?[.!?]\s+(?:(?:just|please|so|but) )*leave (?:the |all )?\k<word>(?: \p{L}+)? out\b[^.!?\n]*[.!?]?/giu
/** '… because of my back (don’t put the back bit in)' */
const REASON_LEFT_OUT =
  /,? (?:because|cos|coz|due to|since|as|after)\b[^.,;:!?()\n]*?\b(?<word>\p{L}{4,})\b[^.,;:!?()\n]*\s?\((?:please |pls )?(?:don[’']?t|do not|never|not) (?:put|mention|say|print|write|include) (?:the |that |my )?\k<word>\b[^()]*\)/giu
/** '…, so put Lifeline where it can be seen but not so it’s the first thing' */
const PUT_WHERE =
  /,? (?:so|and) (?:please |pls )?(?:put|show|have|keep|place) (?!(?:it|them|that|this|these|those)\b)[^.,;!?\n]{2,40} where (?:it|they|people|everyone)\b[^.;!?\n]*/giu
/** 'PLEASE READ THE CAPS BITS FIRST', 'read all of this before you start' */
const READ_THIS =
  /(?<=^|\n|[.!?]\s)(?:please |pls )?read (?:the (?:caps|capitals|bold|attached|notes|whole|below)|(?:all of )?(?:this|these|it))\b[^.!?\n]*(?:[.!?]|(?=\n|$))/giu
/** '…, number’s on the wall, I’ll text it', '…, will email the certificate' */
const TO_BE_SENT =
  /(?:,? (?:the |our )?(?:number|certificate|paperwork|list|policy|details?)(?:[’']s| is| are) (?:on the wall|in the (?:office|ute|van|drawer)|somewhere|here)[^.,;!?\n]*)?,? (?:and |but )?(?:I|we)(?:[’']ll| will| can) (?:text|send|email|e-mail|forward|dig out|drop off|scan|photograph|get) (?:it|them|you|that|those|this)\b[^.,;!?\n]*/giu
/** '…, you’d think that’s obvious' */
const OBVIOUS =
  /,? (?:but )?you(?:[’']d| would) think (?:that|this|it)(?:[’']s| is| would be)?(?: \p{L}+){1,3}(?=\s*(?:[.,;!?\n]|$))/giu
/** '(The form insisted on a number of employees. We have none.)' */
const ABOUT_THE_FORM =
  /(?<=^|\n|[.!?(]\s?)(?:the|your|this) (?:online )?form (?:insist|ask|want|made|make|would|say|said|force|require|need|only|doesn|didn|has no|had no)\p{L}*\b[^.!?()\n]*\b(?:number|employees|staff|field|box|answer|option|choice|me|something)\b[^.!?()\n]*[.!?]\s?(?:(?:we|I) have (?:none|no \p{L}+)[.!]\s?)?/giu
/** '…, but don’t make it look like a fixed price because then they hold me to it' */
const HOW_TO_SHOW =
  /,? (?:but|so|and) (?:please |pls )?(?:don[’']?t|do not|never) (?:make (?:it|that|them|us|me) (?:look|sound|seem)|call (?:it|them) (?:an?|the)\b|(?:say|write) it (?:like|as)|show it as)[^.!?\n]*/giu
/** 'Can you send this to the web people, I don’t have time to fill in forms.' */
const TO_WEB_PEOPLE =
  /(?<=^|\n|[.!?]\s)[^.!?\n]*\b(?:(?:to|for) the web(?:site)? (?:people|guys?|bloke|person|lot)\b(?!:)|(?:I|we) (?:don[’']t|do not|haven[’']t) (?:have|got) (?:the )?time to fill (?:in|out) (?:these |this |your )?forms?)\b[^.!?\n]*[.!?]?/giu
/** 'Deadline: before EOFY', 'Competitors: lots of blokes with a drone.' */
const FORM_ENTRY =
  /^[^\S\n]*(?:[-–—•*·]\s*)?(?:(?:deadline|launch(?: date)?)\s?:(?=[^\n]*\b(?:before|by|asap|live|eofy|need)\b)(?![^\n]*\b(?:entr(?:y|ies)|applications?|orders?|submissions?|enrol\p{L}*|bookings?)\b)|(?:go[- ]live|needed by|budget|(?:existing|current|old|present) (?:web ?)?site|competitors?)\s?:)[^\n]*$/gimu
/** 'They must be DRY. and off feed for 12 hrs.': a stop within a sentence. */
const STOP_BEFORE_AND = /(?<=\p{L}{2})\.[^\S\n]+(?=(?:and|or) \p{Ll})/gu
/** 'They must be dry', first in its line, says nothing of whom. */
const THEY_MUST = /^([^\S\n]*[-–—•*·]\s+)they (?:must|have to|need to|should) be (?=\p{L})/gimu

/** 'Please introduce Simon, our construction manager …' */
const PLEASE_INTRODUCE =
  /(?<=^|\n|[.!?]\s)(?:[Pp]lease |[Ww]e would like to |[Ww]e[’']d like to )(?:introduce|feature) (?:the |our )?(?=(?:\p{Ll}+ ){0,3}\p{Lu})/gu
/** 'Please explain the steps: a conversation, a fitting' */
const PLEASE_EXPLAIN =
  /(?<=^|\n|[.!?]\s)(?:please )(?:explain|show|list|describe|set out) (?:the |our )(?=[^:.!?\n]{3,30}:)(\p{L})/giu
/** '… which is unusual, so mention it', 'families would like a worked example' */
const SAY_SO =
  /,? (?:so|and) (?:please |pls )?(?:just )?(?:(?:mention|say|stress|highlight) (?:it|that|this)|(?:show|put|add) (?:it|that|this) (?:on there|up there|in big|in there|in))(?: (?:there|too|big|clearly|in big))*(?=[.!?\n]|$)|,? (?:families|people|customers|clients|parents|members|visitors) would like (?:an? )?(?:worked )?(?:example|explanation|list|table|map|photo)s?[^.!?\n]*/giu
/** 'New site for our gym in Bayswater, current one is a Facebook page and a dead Wix.' */
const NEW_SITE_FOR =
  /(?<=^|\n|[.!?]\s)(?:(?:we|I) (?:just )?(?:need|want|are after|would like) (?:an? )?)?new (?:web ?)?(?:site|page) for (?:our|my|the) ([^,.\n]{3,50})(?:,[^.\n]*)?\.?/giu
/** 'There are three projects to feature: Fordholm Road, …' */
const TO_FEATURE =
  /(?<=^|\n|[.!?]\s)there (?:are|is) (?:an?|one|two|three|four|five|six|several|some|a few) (\p{Ll}+) to (?:feature|show|include|mention):\s+/giu

/** 'The website is for a repair workshop in Thebarton' */
const SITE_OF_BUSINESS =
  /(?<=^|\n|[.!?]\s)(?:the |our |this )?(?:new )?(?:web ?)?site is for (?=an? (?!page|place|purpose|reason|change|few|lot)\p{L})/giu
/** 'Website is for councils, water authorities and people on a few acres.' */
const SITE_IS_FOR =
  /(?<=^|\n|[.!?]\s)(?:the |our |this )?(?:web ?)?(?:site|page) is (?:mainly |mostly |really )?for (?=[^.:\n]{8,120}[.\n])(?!(?:people|them|visitors|customers|clients) to\b)/giu
/** 'Please find a way to make them ring in May', 'we would like the site to speak quietly' */
const SITE_SHOULD =
  /(?<=^|\n|[.!?]\s)(?:please (?:find a way to|help us) (?:make|get) (?:them|people|customers)\b|(?:we|I)(?: would|[’']d) (?:really )?(?:like|love) the (?:new )?(?:web ?)?(?:site|page) to (?:speak|feel|sound|calm|win|qualify|come across)\b|the (?:new )?(?:web ?)?site (?:needs|has|should|must|ought) (?:to )?(?:speak|feel|calm|look|win|qualify|sound)\b)[^.!?\n]*(?:[.!?]|(?=\n|$))/giu
/** 'Four services should lead.' */
const SHOULD_LEAD =
  /(?<=^|\n|[.!?]\s)(?:(?:the|our|these|two|three|four|five|six) ){1,2}(?:\p{Ll}+ )?(?:services|things|topics|points|areas|offers|projects) should (?:lead|come first|be first|go first|stand out)[.!]?/giu
/** 'Do NOT use the ear with a slash as decoration, it’s a sign with a meaning' */
const DO_NOT_USE =
  /(?<=^|\n|[.!?]\s)([^\S\n]*(?:[-–—•*·]\s*)?)(?:please )?(?:do not|don[’']t|never) use (?:the|an?|any|our|that)\b[^.!?\n]*\b(?:icons?|logos?|symbols?|fonts?|decoration)\b[^.!?\n]*(?:[.!?]|(?=\n|$))/giu
/** 'Rules that must be on there' as a heading */
const MUST_BE_THERE =
  /^([^\S\n]*(?:\p{L}+ ){1,3}?)that (?:must|needs? to|ha(?:s|ve) to|should) be (?:on (?:there|it|the (?:site|page))|there|shown|said|up)[^\S\n]*:?[^\S\n]*$/gimu
/** 'Include guide prices, all ex GST: verification $118 each, …' */
const INCLUDE_PRICES =
  /(?<=^|\n|[.!?]\s)(?:please )?(?:include|show|list|put up) (?:(?:our|the|guide|rough|all) )*prices,? ?(?:all )?((?:ex|inc|plus|including|excluding)\.? ?gst)?\s?:\s/giu
/** 'Free assessment, 10 mins – this is the main button' */
const IS_MAIN_BUTTON =
  /\s?[–—-] (?:this|that|it)(?:[’']s| is) (?:the |our )?(?:main|big|first) button\b[^.\n]*/giu
const SINCE_YEAR = /^([^\S\n]*(?:[-–—•*·]\s*)?since):\s*(?=(?:19|20)\d\d\b)/gimu

/** 'Con', by itself below a message. */
const ONLY_NAME =
  /(?<=\n[^\S\n]*\n)[^\S\n]*\p{Lu}\p{Ll}{1,11}[.,]?[^\S\n]*(?=\n[^\S\n]*\n-- ?\n|\s*$)/gu

/** The head of a forwarded message, which has a sender and a subject or a recipient. */
const MAIL_HEADER =
  /^[^\S\n>]*(?:>+\s*)?(?:(?:From|To|Cc|Bcc|Sent|Date|Subject|Reply-To):[^\n]*|-{3,}[^\n]*\b(?:forwarded|original) message\b[^\n]*|begin forwarded message:?)$\n?/gimu
const IS_MAIL = /^[^\S\n>]*From: [^\n$]*\n(?:[^\n]*\n){0,2}[^\S\n>]*(?:To|Subject|Sent): /imu
const withoutMailHeader = (text: string) =>
  IS_MAIL.test(text) ? text.replace(MAIL_HEADER, '') : text
/** Below a line of two dashes stands who wrote it; telephone numbers and addresses there stay. */
const SIGNATURE_BLOCK = /^-- ?\n((?:[^\n]+(?:\n|$)){1,8})/gmu
const CONTACT_LINE = /\d{3}|@|^\s*(?:unit|shop|level|lot|suite|factory)\s\d/iu

/** '(licence condition - please make that clear, we’ve had eskies)' */
const REMARK_AT_END_OF_BRACKETS =
  /(\([^()]*?\p{L})\s?[,–—-]\s?(?:please |pls )?(?:make|put|say|keep|get|have) (?:this|that|it) (?:very |really )?(?:clear|big|bold|obvious|first|somewhere|up|in|on|at)\b[^()]*\)/giu
/** 'This needs to be the first thing people see.' */
const SEEN_FIRST =
  /(?<=[.!?]\s)(?:this|that|it) (?:needs to|must|should|has to|ought to) be the (?:first|very first|main) thing (?:that )?(?:people|they|everyone|visitors|customers) (?:see|read|notice|find)\b[^.!?\n]*[.!]?/giu
/** '… for 26 years and have never had a website, so please be gentle' */
const NEVER_HAD_A_SITE =
  /,? (?:and|but) (?:have |I[’']ve |we[’']ve |has )?never (?:had|owned|bothered with|needed) (?:a |any )?(?:web ?site|web ?page|site)\b[^.!?\n]*/giu
/** 'Messmate, blue gum and sometimes leatherwood but don’t promise that one' */
const NOT_PROMISED =
  /(?:,| and| or)(?: and| or)?(?: (?:sometimes|maybe|possibly|perhaps|occasionally))? (?:(?! and | or )[^,;:.!?\n])*?,? but (?:please )?(?:don[’']?t|do not|never) (?:promise|mention|list|count on|advertise|say|put) (?:that|this|it|them|those)(?: ones?| bit| part)?(?=[.,;!?\n]|$)/giu
/** '- Nifty, presser, real name Neville but dont put that' */
const NOT_TO_BE_PUT =
  /(?<=^[^\S\n]*[-–—•*·][^\n]*),[^,\n]{3,60}?(?:,? but|,? –|,? -) (?:please |pls )?(?:do not|don[’']?t|never) (?:put|print|use|show|say|write|mention) (?:that|it|this)(?=[^\S\n]*[.!]?[^\S\n]*$)/gimu
/** 'Ray wants a counter, you can ignore Ray.' */
const CAN_BE_IGNORED =
  /(?<=^|\n|[.!?]\s)[^.!?\n]*\b(?:you (?:can|may|should)|(?:please|just)) ignore (?:him|her|them|that|this|it|\p{Lu}\p{Ll}+)\b[^.!?\n]*(?:[.!?]|(?=\n|$))/gu

/** 'Practice manager here (Sunita).', 'Please find our requirements.' */
const WHO_WRITES =
  /(?<=^|\n|[.!?]\s)(?:(?:practice |office |shop |club |business )?(?:manager|secretary|treasurer|president|owner|admin|receptionist|co-?ordinator|bookkeeper|daughter|son|wife|husband|mum|dad) here(?: \([^()\n]*\))?|please find (?:below |attached |here )?(?:our|my|the) (?:requirements|brief|details|notes|answers|information|list)(?: (?:below|attached|here))?)[.!,:]?[^\S\n]*/giu
/** 'That message must be on the page with "see your GP or call 000"': the words themselves. */
const MUST_BE_ON_PAGE =
  /(?<=^|\n|[.!?]\s)(?:that|this|the) (?:message|sentence|line|point|bit|warning|wording|statement|information|info) (?:must|has to|should|needs to) (?:be|go|stay) (?:clearly )?(?:on|at|in) (?:the|every) [^.!?\n"“”]*(?:["“](?<words>[^"“”\n]{4,120})["”])?[.!]?/giu
/** '(I will send the number)', ': our box number will follow' */
const SENT_LATER =
  /\s?\((?:I|we)(?:[’']ll| will| can) (?:send|email|supply|forward|get)[^()\n]*\)|,? (?:or |and )?[^.,;:\n]{2,24}: (?:our|my|the) [^.,;:\n]{2,30} (?:will follow|to follow|is coming|coming soon)(?=[.,;\n]|$)/giu
/** '…, people ask every week', '… and the phone rings all day with people asking' */
const PEOPLE_ASK =
  /(?:,|(?<=[.!?)\]]|\n)|(?<=\p{L}{3})(?<!\b(?:let|make|have|help|when|if|that|which|where|what|some|most|many|the|other|young|local|of|to|for|with|and|or|as|our)))\s?(?:(?:because|as|and|but) )?(?:people (?:always |still |keep |do )?(?:ask(?:ing)?|ring(?:ing)?|call(?:ing)?|turn(?:ing)? up)(?: (?:us|me|about (?:it|them|that)))?(?: (?:every \p{L}+|all the time|constantly|anyway|at the (?:gate|door|shop)|daily|a lot))?|the phone (?:rings|goes) (?:all day|non[- ]?stop|constantly)[^.,;:\n]*?(?:asking(?: (?:for|about) (?:it|them|that))?)?)(?=\s*(?:[.,;!\n]|$))/giu
/** '…, so please make that obvious', 'and I would like that stated' */
const MAKE_OBVIOUS =
  /,? (?:so|and) (?:(?:please |pls )?(?:make|get) (?:that|this|it) (?:very |really |super )?(?:obvious|clear|plain|stand out|prominent|loud)|(?:I|we)(?:[’']d| would)? (?:like|want|need) (?:that|this|it) (?:to be )?(?:stated|said|mentioned|shown|on there|clear|noted))(?=[.!?\n]|$)/giu

/** '…, please deal with me and not the physios', 'someone please make a little table', 'please write honest' */
const ASKS_AGENCY =
  /,? (?:(?:and|but|so) )?(?:(?:some(?:one|body) )?please (?:make|do|draw|build|design) (?:an? |the |some )?(?:little |small |simple |nice )?(?:table|diagram|map|chart|list|calendar|drawing|graphic)\b(?![^.!?\n]*:)[^.,;!?\n]*|please (?:deal|speak|talk|liaise|communicate|correspond) (?:only )?with me\b[^.,;!?\n]*|please write (?:it )?(?:honest(?:ly)?|simple|simply|short|nice(?:ly)?)|so (?:it )?must (?:be )?easy to change)(?=\s*(?:[.,;!?\n]|$))/giu
/** 'You don’t need a referral. Please put that first actually.' */
const PUT_FIRST =
  /(?<=^|\n|[.!?]\s)([^.!?\n]{8,120}[.!?]) (?:so |and )?please (?:put|have|say|show|make) (?:that|this|it) (?:right )?(?:first|at the (?:very )?top|up top|on top)\b[^.!?\n]*[.!?]?/giu
/** 'Just put "award rate plus contractor loading, written quote inside 2 days".' */
const JUST_PUT =
  /(?<=^|\n|[.!?;]\s)(?:(?:so|but|and|just|please|instead) )*(?:put|say|write|print|state) ["“]([^"“”\n]{4,60} [^"“”\n]{3,60} [^"“”\n]{3,60})["”](?: (?:there|instead|on (?:it|there|the (?:page|site))))?[.!]?/giu
/** 'You CAN put' above a list of prices */
const YOU_CAN_PUT =
  /(?<=^|\n|[.!?]\s)(?:but )?you can (?:put|show|list|use|print)(?: (?:these|this|the following))?\s?:?[^\S\n]*(?=\n)/giu
/** '…, I’d like that there but gentle, and a sentence that you can just come and sit' */
const LIKED_THERE =
  /,? (?:and )?(?:I[’']d|we[’']d|I would|we would|I|we) (?:like|want) (?:that|this|it) (?:there|on there|on it|in)(?: but [\p{L} ]{3,24})?,? and an? (?:short )?(?:sentence|line|note|bit|word) (?:that|saying(?: that)?) (\p{L})/giu
/** 'I would like it said clearly near the top: I don’t do pets.' */
const SAID_AT_TOP =
  /(?<=^|\n|[.!?]\s)(?:I|we)(?:[’']d| would)? (?:like|want|need) (?:it|this) (?:said|stated|made clear|to be (?:said|clear|stated))[^.:!?\n]{0,40}: /giu
/** '… and the whole website needs to switch to "off season", can you do that', 'feel free to say so' */
const SITE_NEEDS_TO =
  /,? (?:and|so) the (?:whole |entire )?(?:web ?site|site|page) (?:needs to|should|must|has to) (?!be\b)[^.!?\n]*|,? (?:please )?feel free to say (?:so|that|it)(?=[.!?\n])|,? can you do that(?=[.?!\n])/giu
/** '(and on Fridays it’s ladies’ day, so don’t make it all blokes)' */
const SO_DO_NOT_MAKE =
  /,? so (?:please )?(?:don[’']?t|do not) (?:make|show|have|put) (?:it|them|the (?:page|site|pictures?|photos?)) (?:all|only|just|too|look)\b[^.,;()\n]*(?=[.,;)\n])/giu
/** 'Rough figures coz everyone asks' above a price list */
const WHY_LISTED =
  /^([^\S\n]*(?:our |my |some )?(?:rough |ballpark )?(?:figures|guide|prices?|price list|costs|rates))[,:]? (?:coz|cos|cause|because|as|so) (?:every(?:one|body)|people|they|customers|you)\b[^\n$\d]*$/gimu
/** 'OK website for bakery in Euroa I do this between bakes' */
const WEBSITE_FOR =
  /^\s*(?:(?:ok(?:ay)?|hi|so|right),? )?(?:(?:we |I )?(?:need|want) )?(?:an? )?(?:new )?web ?site for (?:my |our |the |an? )?(?=\p{Ll}[^.,\n]{2,40} in \p{Lu})(\p{L})/iu
const WRITTEN_BETWEEN =
  /[,.]? (?:I|we)(?:[’']m| am)? (?:do|doing|writ(?:e|ing)|typ(?:e|ing)) this (?:between|in|on|while|from|at|before|after)\b[^.,\n]*/giu
/** '…, so the form needs a tick box for it' is about the form, and not about the business. */
const SO_THE_FORM =
  /,? so (?=(?:the|our|your) (?:\p{L}+ )?(?:form|site|website|page|quote form|button|menu|map|gallery) (?:needs?|must|should|has to|ought to)\b)/giu

/** A description without what should be left out, and without the reason that the client gives for it. */
export const withoutLeftOut = (text: string): string =>
  text.replace(LEFT_OUT, '.').replace(REASON_LEFT_OUT, '').replace(NOT_TO_BE_PUT, '')

/** A description without the writer's remarks to the agency that stand among its facts. */
export const withoutAgencyRemarks = (text: string): string =>
  withoutMailHeader(text)
    .replace(FORM_ENTRY, '')
    .replace(STOP_BEFORE_AND, ' ')
    .replace(THEY_MUST, '$1Must be ')
    .replace(ONLY_NAME, '')
    .replace(SIGNATURE_BLOCK, (_block, lines: string) =>
      lines
        .split('\n')
        .filter((line) => CONTACT_LINE.test(line))
        .concat('')
        .join('\n'),
    )
    .replace(REMARK_IN_BRACKETS, '')
    .replace(ABOUT_THE_FORM, '')
    .replace(PUT_WHERE, '')
    .replace(READ_THIS, '')
    .replace(TO_BE_SENT, '')
    .replace(OBVIOUS, '')
    .replace(WHO_WRITES, '')
    .replace(WEBSITE_FOR, (_lead, first: string) => first.toUpperCase())
    .replace(WRITTEN_BETWEEN, '.')
    .replace(SO_THE_FORM, '. ')
    .replace(WHY_LISTED, 'Prices')
    .replace(LIKED_THERE, (_wish, first: string) => `. ${first.toUpperCase()}`)
    .replace(SAID_AT_TOP, 'The main message is that ')
    .replace(SITE_NEEDS_TO, '')
    .replace(SO_DO_NOT_MAKE, '')
    .replace(
      PUT_FIRST,
      (_both, said: string) =>
        `The main message is that ${said.replace(/^\s*\(?\d{1,2}[.)]\s+/, '')}`,
    )
    .replace(ASKS_AGENCY, '')
    .replace(JUST_PUT, (_put, words: string) => `${capitalise(words)}.`)
    .replace(YOU_CAN_PUT, '')
    .replace(MUST_BE_ON_PAGE, (...match) => {
      const { words = '' } = match.at(-1)
      return words ? `${capitalise(words)}.` : ''
    })
    .replace(SENT_LATER, '')
    .replace(MAKE_OBVIOUS, '')
    .replace(PEOPLE_ASK, '')
    .replace(SHOULD_BE_THERE, '. $1')
    .replace(UPKEEP, '')
    .replace(OLD_SITE, '')
    .replace(PLATFORM, '')
    .replace(SITE_OF_BUSINESS, 'We are ')
    .replace(SITE_IS_FOR, 'For ')
    .replace(INCLUDE_PRICES, (_lead, tax = '') => `Prices${tax ? ` (${tax})` : ''}: `)
    .replace(IS_MAIN_BUTTON, '')
    .replace(SITE_SHOULD, '')
    .replace(SHOULD_LEAD, '')
    .replace(DO_NOT_USE, '$1')
    .replace(MUST_BE_THERE, '$1')
    .replace(SINCE_YEAR, '$1 ')
    .replace(NEW_SITE_FOR, (_sentence, thing: string) => `${capitalise(thing)}.`)
    .replace(PLEASE_INTRODUCE, '')
    .replace(PLEASE_EXPLAIN, (_start, first: string) => first.toUpperCase())
    .replace(TO_FEATURE, (_lead, things: string) => `${capitalise(things)}: `)
    .replace(REMARK_AT_END_OF_BRACKETS, '$1)')
    .replace(SEEN_FIRST, '')
    // 'I support any birth, so nothing preachy please'
    .replace(
      /,? so nothing (?!(?:is|was|gets?|has|will|can|goes|needs)\b)[^.,;!?\n]{3,40}(?=[.!?\n]|$)/gi,
      '',
    )
    .replace(/[^\S\n]\${2,}(?= )/g, '')
    .replace(/[^\S\n]*[+&][^\S\n]*\${2,}/g, ' and prices')
    // 'Not southside, not the Gold Coast, please stop ringing.'
    .replace(
      /,? (?:so )?please stop (?:ringing|calling|asking|e-?mailing|texting)(?: (?:us|me))?(?=[.!?\n]|$)/gi,
      '',
    )
    .replace(NEVER_HAD_A_SITE, '')
    .replace(NOT_PROMISED, '')
    .replace(CAN_BE_IGNORED, '')
    .replace(SAY_SO, '')
    // '… travellers stuck come first, say that'
    .replace(/,? (?:please )?say (?:that|so)(?=[.!?\n]|$)/giu, '')
    .replace(HOW_TO_SHOW, '')
    .replace(TO_WEB_PEOPLE, '')
