import { chakra } from '@chakra-ui/react/styled-system'

/** A drawing of the same person in eleven poses, always in the same light. */
export interface Portrait {
  tilt: number
  shift: number
  brow: number
  mouth: number
  glasses: boolean
  hat: boolean
  collar: 'crew' | 'shirt' | 'scarf'
  skyline: number
}

const collars = ['crew', 'shirt', 'scarf'] as const

export const portraits: Portrait[] = Array.from({ length: 11 }, (_, index) => ({
  tilt: ((index * 7) % 11) - 5,
  shift: ((index * 5) % 9) - 4,
  brow: ((index * 3) % 5) - 2,
  mouth: ((index * 4) % 7) - 2,
  glasses: index % 3 !== 1,
  hat: index === 4 || index === 9,
  collar: collars[index % 3] ?? 'crew',
  skyline: index,
}))

const Drawing = chakra('svg', {
  base: {
    width: 'full',
    height: 'full',
    '& .ground': { fill: 'neutral.850' },
    '& .street': { fill: 'none', stroke: 'neutral.700', strokeWidth: '1.5px' },
    '& .line': { fill: 'none', stroke: 'brand.500', strokeWidth: '4px' },
    '& .skin': { fill: '#c9a283' },
    '& .shade': { fill: '#b58b6c' },
    '& .hair': { fill: '#3b2e27' },
    '& .cloth': { fill: '#5c544e' },
    '& .cloth-2': { fill: '#76695f' },
    '& .ink': { fill: 'none', stroke: '#2a1f19', strokeWidth: '3.5px', strokeLinecap: 'round' },
  },
})

/** A portrait of 320 × 400 units in the site's palette. */
export function PortraitDrawing({ portrait, title }: { portrait: Portrait; title: string }) {
  const { tilt, shift, brow, mouth, glasses, hat, collar, skyline } = portrait
  const x = 160 + shift * 2
  return (
    <Drawing viewBox="0 0 320 400" role="img" aria-label={title}>
      <rect className="ground" width="320" height="400" />
      <g transform={`translate(${((skyline * 23) % 60) - 30} 0) rotate(-20 160 200)`}>
        <path
          className="street"
          d="M-120 60H440M-120 150H440M-120 240H440M-120 330H440M20-80V480M120-80V480M220-80V480M320-80V480"
        />
        <path
          className="line"
          d={`M-120 ${150 + (skyline % 2) * 90}H${20 + (skyline % 4) * 100}V-80`}
        />
      </g>
      <path className="cloth" d={`M40 400c4-74 46-104 120-104s116 30 120 104z`} />
      <g transform={`rotate(${tilt} ${x} 300)`}>
        <path className="shade" d={`M${x - 30} 232h60v62c-10 22-50 22-60 0z`} />
        {collar === 'shirt' && (
          <path className="cloth-2" d={`M${x - 44} 296l44 40 44-40 14 22-58 56-58-56z`} />
        )}
        {collar === 'scarf' && (
          <path
            className="cloth-2"
            d={`M${x - 50} 284c30 22 70 22 100 0l8 30c-36 22-80 22-116 0z`}
          />
        )}
        <path
          className="skin"
          d={`M${x - 62} 160c0-50 26-80 62-80s62 30 62 80c0 62-28 102-62 102s-62-40-62-102z`}
        />
        <path
          className="hair"
          d={`M${x - 68} 168c-8-66 22-104 68-104s76 38 68 104c-6-36-18-56-34-64-24 10-60 10-80 2-10 12-18 32-22 62z`}
        />
        <path
          className="hair"
          d={`M${x - 58} 196c4 52 28 74 58 74s54-22 58-74c-8 26-20 36-34 34-12-8-36-8-48 0-14 2-26-8-34-34z`}
        />
        <path
          className="ink"
          d={`M${x - 40} ${150 - brow}q14-8 26 0M${x + 14} ${150 + brow}q14-8 26 0`}
        />
        <path className="ink" d={`M${x - 28} 170v4M${x + 28} 170v4M${x} 176q8 16-4 22`} />
        <path className="ink" d={`M${x - 20} ${222}q20 ${6 + mouth * 2} 40 0`} />
        {glasses && (
          <path
            className="ink"
            d={`M${x - 48} 164h36v16a18 12 0 0 1-36 0zM${x + 12} 164h36v16a18 12 0 0 1-36 0zM${x - 12} 168q12-8 24 0`}
          />
        )}
        {hat && (
          <path
            className="cloth"
            d={`M${x - 72} 122c2-58 34-78 72-78s70 20 72 78c-44-14-100-14-144 0z`}
          />
        )}
      </g>
    </Drawing>
  )
}
