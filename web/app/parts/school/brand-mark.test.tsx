import { defaultBrand } from '@sohbet/domain/brand/brand'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BrandContext } from './brand.ts'
import { BrandMark } from './brand-mark.tsx'

const markOf = (name: string, pictures = defaultBrand.pictures) =>
  renderToString(
    <BrandContext value={{ ...defaultBrand, name, pictures }}>
      <BrandMark />
    </BrandContext>,
  )

it('writes a long name smaller, beside the picture', () => {
  const long = markOf('Kadıköy Konuşarak İngilizce Akademisi')
  expect(long).toContain('<svg')
  expect(long).toContain('brand-mark-long">Kadıköy Konuşarak İngilizce Akademisi<')
  expect(markOf('Sohbet')).not.toContain('brand-mark-long')
})

it('hides the name beside a wide logo on a phone', () => {
  const withLogo = (logoRatio: number) =>
    markOf('Köprü', { ...defaultBrand.pictures, logo: 'logo.png', logoRatio })
  expect(withLogo(4.5)).toContain('class="brand-mark brand-mark-wide"')
  expect(withLogo(4.5)).toContain('>Köprü<')
  expect(withLogo(1)).not.toContain('brand-mark-wide')
})
