/**
 * Only transform and opacity are animated, and the first frame of each looks right without motion.
 */
export const motionKeyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  appear: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(12px)' } },
  strip: { to: { transform: 'translateX(-50%)' } },
  drift: { from: { transform: 'translateY(0)' }, to: { transform: 'translateY(-24px)' } },
  tram: {
    '0%': { transform: 'translateX(0)', opacity: 0 },
    '8%, 90%': { opacity: 1 },
    '100%': { transform: 'translateX(var(--run))', opacity: 0 },
  },
  tramDown: {
    '0%': { transform: 'translateY(0)', opacity: 0 },
    '8%, 90%': { opacity: 1 },
    '100%': { transform: 'translateY(var(--run))', opacity: 0 },
  },
  draw: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  drawDown: { from: { transform: 'scaleY(0)' }, to: { transform: 'scaleY(1)' } },
  glow: { '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } },
  ring: {
    from: { transform: 'scale(.4)', opacity: 0.9 },
    to: { transform: 'scale(1)', opacity: 0 },
  },
}
