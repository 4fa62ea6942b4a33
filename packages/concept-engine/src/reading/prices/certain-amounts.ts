/** What is measured, not counted: 'about 12 a class' are people. */
const UNIT = '(?:metre|meter|m2|sqm|square|kilo|kg|litre|tonne)'
/** 'Bout 55 a metre': what is given by the unit, and only about, is money. */
const ABOUT_BY_UNIT = new RegExp(
  String.raw`(?<=\b(?:about|bout|around|roughly|approx\.?) )(\d{1,4}(?:\.\d\d)?)(?= (?:an?|per) ${UNIT}\b)`,
  'giu',
)
/** 'Minimum charge 660', 'callout fee is 95' */
const FEE =
  /(?<=\b(?:minimum (?:charge|spend)|call ?-?out(?: fee| charge)?|booking fee|service fee|travel fee|bond|deposit)(?: is| of|:)? )(\d{2,4}(?:\.\d\d)?)(?=\s*(?:[.;)\n]|,(?!\d)|$|plus\b|\+))/giu

/** 'Package 10 is 680': so many of them. */
const PACKAGE_SIZE = /(?<!\p{L})(package|pack|bundle|block) (\d{1,2}) (?=(?:is|are|=|for) )/giu
/** '… nobody knows but you can say 140 to 210 a metre': what comes after it is for customers. */
const WORDING_GIVEN =
  /,? (?:but|and|so) you (?:can|could) (?:just )?say (?=(?:about |around |roughly |from )?(?:\$?\d|an? hundred|(?:two|three|four|five|six|seven|eight|nine) hundred|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))/giu

/** 'gst on top', 'all plus gst', 'all inc gst': a sentence of its own. */
const TAX_EXTRA =
  /(?<=(?:^|[.;\n])\s*)(?:gst (?:is )?(?:on top|extra|not included)|(?<all>all(?: prices)?|prices)(?: are)? (?:plus|\+|ex|excl(?:uding)?) ?gst)(?=\s*(?:[.;\n]|$))/giu
const TAX_INCLUDED =
  /(?<=(?:^|[.;\n])\s*)(?:gst (?:is )?incl?(?:uded)?|(?<all>all(?: prices)?|prices)(?: are)? incl?(?:uding|udes)? ?gst)(?=\s*(?:[.;\n]|$))/giu

/** '3 to 5 thousand litres': the thousands are those of both numbers. */
const THOUSANDS =
  /(?<![\d.,$])(?:(\d{1,3})( ?[-–] ?| (?:to|or) ))?(\d{1,3}) ?thousand(?! (?:dollars?|bucks)\b)(?= \p{L})/giu
const inThousands = (_all: string, low: string | undefined, joint: string, high: string) =>
  `${low ? `${low},000${joint}` : ''}${high},000`

/** A description with dollar signs at the amounts that can be nothing else, and no slang in them. */
export const withCertainAmounts = (text: string): string =>
  text
    .replace(
      /\bmin\.? (?=(?:charge|order|spend|booking|hire|fee|purchase|stay|notice)\b)/gi,
      'minimum ',
    )
    .replace(PACKAGE_SIZE, '$1 of $2 ')
    .replace(THOUSANDS, inThousands)
    .replace(/(?<![\d$.,])(\d[\d,]*(?:\.\d\d)?) dollar(?!s|\p{L})/giu, '$$$1')
    .replace(WORDING_GIVEN, '. It’s ')
    .replace(ABOUT_BY_UNIT, '$$$1')
    .replace(FEE, '$$$1')
    // 'Day rate 720'
    .replace(
      /(?<=\b(?:day|half[- ]day|daily|hourly|weekly|night) rate(?: is| of| from|:)? )(\d{2,4})(?=\s*(?:[.,;)\n]|$|(?:or|plus|and|inc|ex)\b))/giu,
      '$$$1',
    )
    .replace(/\bbout (?=\$?\d)/gi, 'about ')
    .replace(TAX_EXTRA, (_tax, all) => (all ? 'All prices are plus GST' : 'GST is extra'))
    .replace(TAX_INCLUDED, (_tax, all) => (all ? 'All prices include GST' : 'GST is included'))
    // '$20mil public liability'
    .replace(/(\$\d[\d.]*) ?mil\b/gi, '$1 million')
    // '20 mil public liability'
    .replace(
      /(?<![\d$.,])(\d{1,3}) ?(?:m|mil|million)(?= (?:of )?(?:public )?(?:liability|insurance|cover))/gi,
      '$$$1 million',
    )
