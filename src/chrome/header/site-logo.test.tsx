import { render, screen } from '@testing-library/react'
import { SiteLogo } from './site-logo'

const logo = { src: 'https://content.example.com/logo.svg', alt: '', width: 640, height: 100 }
const renderLogo = (image: Parameters<typeof SiteLogo>[0]['logo']) =>
  render(<SiteLogo homeHref="/it_eu" companyName="Example" logo={image} />)

test('the name leads home where there is no logo', () => {
  renderLogo(null)
  expect(screen.getByRole('link', { name: 'Example' })).toHaveAttribute('href', '/it_eu')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('the logo is named like the company and keeps its shape', () => {
  renderLogo({ ...logo, focus: null, whole: false })
  expect(screen.getByRole('link', { name: 'Example' })).toHaveAttribute('href', '/it_eu')
  const image = screen.getByRole('img', { name: 'Example' })
  expect(image).toHaveAttribute('src', logo.src)
  expect(image).toHaveAttribute('width', '640')
  expect(image).toHaveAttribute('height', '100')
})

test('the build’s sizes of the logo are used where there are any', () => {
  const fallback = { src: '/media/a/640.webp', srcSet: '/media/a/320.webp 320w' }
  const data = { layout: 'constrained' as const, width: 640, height: 100, images: { fallback } }
  renderLogo({ ...logo, focus: null, whole: false, data })
  const image = screen.getByRole('img', { name: 'Example' })
  expect(image).toHaveAttribute('src', '/media/a/640.webp')
  expect(image).toHaveAttribute('srcset', '/media/a/320.webp 320w')
})
