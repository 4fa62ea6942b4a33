import { chakra } from '@chakra-ui/react/styled-system'
import { Page as Generator } from '../../site/generator/generator-page.tsx'
import { useTitleAndFocus } from '../layout/screen.tsx'

/** The public generator at its usual size, without the rest of the public page. */
const GeneratorContainer = chakra('div', {
  base: {
    '--e-sizes-nav': '0px',
    position: 'relative',
    fontSize: 's0',
    paddingBottom: '16',
    '& > [data-drifting]': { display: 'none' },
  },
})

export default function GenerateConceptScreen() {
  useTitleAndFocus('Generate a concept')
  return (
    <GeneratorContainer>
      <Generator />
    </GeneratorContainer>
  )
}
