import type { Section } from '@agency/contract/concept'
import { GUTTER, INNER, type Kit, PAGE } from './draw-kit.ts'
import { box, type Element } from './element.ts'

type Draw = (kit: Kit, section: Section) => Element

const split: Draw = ({ heading, body, eyebrow, buttons, scene, band }, section) =>
  band(
    {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: `72px ${GUTTER}px 104px`,
    },
    box(
      { flexDirection: 'column', width: 600 },
      eyebrow(section.eyebrow),
      heading(76, section.headline),
      body(22, section.text, { marginTop: 28, width: 540 }),
      buttons(section),
    ),
    scene(section.image, 590, 600),
  )

const centre: Draw = ({ heading, body, eyebrow, buttons, scene, band }, section) =>
  band(
    { alignItems: 'center', padding: `88px ${GUTTER}px 96px` },
    eyebrow(section.eyebrow),
    heading(88, section.headline, { textAlign: 'center', justifyContent: 'center', width: 1040 }),
    body(22, section.text, {
      marginTop: 28,
      width: 700,
      textAlign: 'center',
      justifyContent: 'center',
    }),
    buttons(section),
    scene(section.image, INNER, 520, { marginTop: 72 }),
  )

const panel: Draw = ({ concept: { palette }, heading, body, eyebrow, buttons, scene }, section) =>
  box(
    { width: PAGE, backgroundColor: palette.primary, alignItems: 'stretch' },
    box(
      {
        flexDirection: 'column',
        width: 800,
        padding: `112px 72px 112px ${GUTTER}px`,
        justifyContent: 'center',
      },
      eyebrow(section.eyebrow, { color: palette.onPrimary }),
      heading(80, section.headline, { color: palette.onPrimary }),
      body(22, section.text, { color: palette.onPrimary, marginTop: 28, width: 560 }),
      buttons(section, 'primary'),
    ),
    scene(section.image, 640, 720, { borderRadius: 0 }),
  )

const banner: Draw = (
  { concept: { palette }, heading, body, eyebrow, buttons, scene, radius },
  section,
) =>
  box(
    {
      width: PAGE,
      flexDirection: 'column',
      alignItems: 'center',
      position: 'relative',
      padding: `24px 40px 140px`,
    },
    scene(section.image, PAGE - 80, 620, { borderRadius: radius }),
    box(
      {
        position: 'absolute',
        left: GUTTER,
        bottom: 24,
        width: 760,
        flexDirection: 'column',
        backgroundColor: palette.background,
        borderRadius: radius,
        padding: '52px 56px 56px',
      },
      eyebrow(section.eyebrow),
      heading(68, section.headline),
      body(21, section.text, { marginTop: 22 }),
      buttons(section),
    ),
  )

const collage: Draw = (
  { concept: { palette }, heading, body, buttons, scene, band, radius },
  section,
) =>
  band(
    { padding: `48px ${GUTTER}px 104px` },
    heading(104, section.headline, { width: 1180 }),
    box(
      { marginTop: 56, justifyContent: 'space-between', alignItems: 'flex-end' },
      scene(section.image, 560, 460),
      box(
        {
          flexDirection: 'column',
          width: 656,
          backgroundColor: palette.surface,
          borderRadius: radius,
          padding: 56,
        },
        body(24, section.text, { color: palette.text }),
        buttons(section),
      ),
    ),
  )

const editorial: Draw = (
  { concept: { palette }, heading, body, eyebrow, buttons, scene, band },
  section,
) =>
  band(
    { padding: `72px ${GUTTER}px 96px` },
    scene(section.image, INNER, 560),
    box(
      {
        marginTop: 64,
        justifyContent: 'space-between',
        borderTop: `1px solid ${palette.line}`,
        paddingTop: 40,
      },
      box(
        { flexDirection: 'column', width: 700 },
        eyebrow(section.eyebrow),
        heading(68, section.headline),
      ),
      box({ flexDirection: 'column', width: 460 }, body(21, section.text), buttons(section)),
    ),
  )

const billboard: Draw = (
  { concept: { palette, companyName }, heading, body, eyebrow, buttons, scene, band },
  section,
) =>
  band(
    { padding: `56px ${GUTTER}px 0` },
    eyebrow(section.eyebrow || companyName),
    heading(132, section.headline, { width: INNER }),
    box(
      { marginTop: 44, marginBottom: 72, justifyContent: 'space-between', alignItems: 'flex-end' },
      body(24, section.text, { width: 640, color: palette.text }),
      buttons(section),
    ),
    scene(section.image, PAGE, 480, { borderRadius: 0, marginLeft: -GUTTER }),
  )

export const heroes: Record<string, Draw> = {
  'hero-split': split,
  'hero-centre': centre,
  'hero-panel': panel,
  'hero-banner': banner,
  'hero-collage': collage,
  'hero-editorial': editorial,
  'hero-billboard': billboard,
}
