import { services } from '@agency/contract/services'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'wouter'
import { useDisclosure } from '../../ui/core/disclosure.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { NavLink, navItem } from './nav-link.ts'

const Area = chakra('div', { base: { position: 'relative' } })
const Opener = chakra('button', {
  base: {
    ...navItem,
    width: { base: 'full', xl: 'auto' },
    justifyContent: 'space-between',
    '& svg': { transitionProperty: 'transform', transitionDuration: 'menu' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
})
const Panel = chakra('ul', {
  base: {
    display: 'grid',
    paddingInlineStart: { base: '4', xl: '2' },
    xl: {
      position: 'absolute',
      top: 'calc(100% + 10px)',
      insetInlineStart: '-8px',
      width: '260px',
      padding: '2',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: '0 16px 40px rgba(0, 0, 0, .45)',
      animation: 'rise .2s',
      animationTimingFunction: 'enter',
    },
  },
})

/** The six services behind one button: a disclosure, not a menu of commands. */
export function ServicesMenu() {
  const { open, setOpen, container, button } = useDisclosure()
  const [path] = useLocation()
  return (
    <Area ref={container}>
      <Opener
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="services-list"
        data-current={path.startsWith('/services/') || undefined}
        onClick={() => setOpen(!open)}
      >
        Services <Icon name="down" />
      </Opener>
      <Panel id="services-list" hidden={!open}>
        {services.map(({ slug, name }) => {
          const href = `/services/${slug}`
          return (
            <li key={slug}>
              <NavLink href={href} wide aria-current={path === href ? 'page' : undefined}>
                {name}
              </NavLink>
            </li>
          )
        })}
      </Panel>
    </Area>
  )
}
