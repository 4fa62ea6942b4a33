import { NAV_SOLID_AFTER_PX } from '@agency/contract/constants'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { navBarBackground } from '../../theme/palette.ts'
import { BrandMark } from '../../ui/core/brand-mark.tsx'
import { ButtonLink } from '../../ui/core/button.ts'
import { useDisclosure } from '../../ui/core/disclosure.ts'
import { Icon } from '../../ui/core/icons.tsx'
import { IconButton, MotionSwitch, ThemeSwitch } from '../../ui/core/switches.tsx'
import { NavLink } from './nav-link.ts'
import { ServicesMenu } from './services-menu.tsx'

const Bar = chakra('header', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'nav',
    color: 'fg',
    borderBottomWidth: '1px',
    borderColor: 'transparent',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'menu',
    '&[data-solid]': {
      bg: navBarBackground,
      borderColor: 'line',
      backdropFilter: 'blur(12px)',
    },
  },
})
const Inner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', xl: '1' },
    height: 'nav',
    maxWidth: 'calc(1280px + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
})
const Menu = chakra('nav', {
  base: {
    '@media (width < 68em)': {
      position: 'absolute',
      insetInline: '0',
      top: '{sizes.nav}',
      height: 'calc(100dvh - {sizes.nav})',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '{spacing.4} {spacing.gutter} {spacing.8}',
      bg: 'bg',
      '&:not([data-open])': { display: 'none' },
    },
  },
})
const Items = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', xl: 'row' },
    alignItems: { base: 'stretch', xl: 'center' },
    gap: { base: '1', xl: '0' },
  },
})
const Toggle = chakra(IconButton, { base: { color: 'fg', display: { xl: 'none' } } })

const links = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About Us' },
  { href: '/our-work', text: 'Our Work' },
  { href: '/gallery', text: 'Gallery' },
  { href: '/contact', text: 'Contact' },
]

const useScrolled = () => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > NAV_SOLID_AFTER_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return scrolled
}

/** On a project's page 'Our Work' still counts as the current section. */
const currentOf = (path: string, href: string) => {
  if (path === href) return 'page' as const
  return href !== '/' && path.startsWith(`${href}/`) ? ('true' as const) : undefined
}

export function NavBar({ name }: { name: string }) {
  const [path] = useLocation()
  const scrolled = useScrolled()
  const { open, setOpen, container, button } = useDisclosure()
  const menu = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!open) return
    const coveredElements = document.querySelectorAll<HTMLElement>('main, footer')
    for (const element of coveredElements) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    menu.current?.querySelector('a')?.focus()
    const isWide = matchMedia('(width >= 68em)')
    const close = () => setOpen(false)
    isWide.addEventListener('change', close)
    return () => {
      for (const element of coveredElements) element.inert = false
      document.documentElement.style.overflow = ''
      isWide.removeEventListener('change', close)
    }
  }, [open, setOpen])

  const isSolid = scrolled || open
  return (
    <Bar className={isSolid ? 'dark' : undefined} data-solid={isSolid || undefined}>
      <Inner ref={container}>
        <BrandMark name={name} />
        <Menu ref={menu} id="main-menu" aria-label="Main" data-open={open || undefined}>
          <Items>
            {links.slice(0, 2).map(({ href, text }) => (
              <li key={href}>
                <NavLink href={href} aria-current={currentOf(path, href)}>
                  {text}
                </NavLink>
              </li>
            ))}
            <li>
              <ServicesMenu />
            </li>
            {links.slice(2).map(({ href, text }) => (
              <li key={href}>
                <NavLink href={href} aria-current={currentOf(path, href)}>
                  {text}
                </NavLink>
              </li>
            ))}
            <li>
              <ButtonLink
                href="/ai-generator"
                size="sm"
                marginInline={{ base: '0', xl: '2' }}
                marginBlockStart={{ base: '4', xl: '0' }}
                width={{ base: 'full', xl: 'auto' }}
                aria-current={currentOf(path, '/ai-generator')}
                _currentPage={{ textDecoration: 'underline' }}
              >
                Website Generator
              </ButtonLink>
            </li>
          </Items>
        </Menu>
        <MotionSwitch />
        <ThemeSwitch />
        <Toggle
          ref={button}
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </Toggle>
      </Inner>
    </Bar>
  )
}
