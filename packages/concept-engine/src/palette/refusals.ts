const REFUSAL =
  /\b(?:no|not|never|nothing|nor|avoid(?:ing)?|without|except(?:ing)?(?: for)?|anything but|other than|rather than|instead of|hates?|hated|loathes?|detests?|despises?|dislikes?|not keen on|can[’']?t abide|don[’']?t|do not|doesn[’']?t|isn[’']?t|aren[’']?t|won[’']?t|can[’']?t (?:stand|bear|do)|cannot (?:stand|bear)|sick (?:of|to death of)|tired of|bored (?:of|with)|fed up with|enough (?:of|with)|had enough|allergic to|st(?:ay|ays|aying) (?:away|clear)|ste(?:er|ering) (?:well )?clear|keep (?:away|clear)|away from|clear of|over it with|too much|leave out|skip(?: the)?|ban(?:ned)?|forget|not a fan of)\b/i
/** 'Not only green' and 'no preference' are not refusals. */
const FALSE_REFUSAL =
  /\b(?:not too much(?: of)?|not too many|something (?:that[’']?s |that is )?not [a-z]+|not only|not just|no preference|no idea|not sure|not fussed|no worries|can[’']?t go wrong with|don[’']?t (?:mind|care|know))\b/gi
/** 'Green is overdone', 'pink is out': words after a colour that refuse it. */
const REFUSED_AFTER =
  /\b(?:is|are|has been|have been|been|feels?|looks?|seems?|gets?|was|[’']s)\s(?:\p{L}+\s){0,2}?(?:overdone|over-?done|overused|over-?used|done to death|worn out|played out|old hat|boring|dull|dated|tired|expected|predictable|obvious|generic|samey|tacky|naff|ugly|awful|horrible|hideous|clich[eé]d?|every ?where|out|banned|not us|not me|not for us|off the table|a no(?: no)?|a no-no|common|every \p{L}+(?: \p{L}+)?$|not (?:necessary|needed|required|wanted|our thing|my thing)|unnecessary|too \p{L}+|what (?:everyone|everybody|they all|the others?|all the others?)(?:\s\p{L}+)*)\b/iu
/** 'Every pest mob is green' is about competitors. */
const ABOUT_OTHERS =
  /\b(?:every(?:one|body)?|others?|they all|competitors?|rivals?|the whole industry|the rest)\b.*\b(?:is|are|does|do|use|uses|has|have|got|goes|went|wears?|picks?)\b/i
/** 'Navy is boring but probably right': a refusal that is retracted immediately. */
const RETRACTED =
  /\bbut (?:(?:it|they|that)(?:[’']s|[’']re| is| are| does| do)? )?(?:(?:probably|still|also|really|just|kind of|sort of|i guess) )*(?:right|(?:fits?|suits?|works for)(?: (?:us|me))?|works?|us|fine|ok(?:ay)?|safe|good|best|like it|love it|what (?:people|customers|clients|patients) expect)(?=\s*(?:$|[,.;:!?)–—-]|though\b|for (?:us|me)\b))/iu
/** 'No red, yellow or blue': commas within a list of refused colours. */
const REFUSED_LIST =
  /\b(?:no|not|never|avoid|without|except|hates?|anything but|steer clear of)\s[\p{L}\s-]{1,24}(?:,\s(?!but\b|just\b|only\b)[\p{L}-]+(?:\s[\p{L}-]+)?)*,?\s(?:or|nor)\s/giu
/** Words that begin a new statement. */
const STATEMENT_BOUNDARY =
  /(?<=[,.;:!?(\n–—-])\s|(?<!anything|everything|all)\s(?=but\s)|(?<!\b(?:is|are|be|feels?|looks?))\s(?=so\s)/

export interface Part {
  part: string
  refused: boolean
}

/** The parts of a text, each with whether it refuses its colours. */
export function splitRefusals(text: string): Part[] {
  return text
    .replace(FALSE_REFUSAL, ' ')
    .replace(REFUSED_LIST, (list) => list.replaceAll(',', ' or'))
    .split(STATEMENT_BOUNDARY)
    .flatMap((clause, index, clauses): Part[] => {
      const isRetracted = RETRACTED.test(`${clause} ${clauses[index + 1] ?? ''}`)
      if (
        ABOUT_OTHERS.test(clause) ||
        (REFUSED_AFTER.test(clause.replace(/[\s,.;:!?)]+$/, '')) && !isRetracted)
      )
        return [{ part: clause, refused: true }]
      const from = REFUSAL.exec(clause)?.index
      if (from === undefined) return [{ part: clause, refused: false }]
      return [
        { part: clause.slice(0, from), refused: false },
        { part: clause.slice(from), refused: true },
      ]
    })
}
