import { defaultBrand } from '@sohbet/domain/brand'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BrandContext } from './brand.ts'
import { BrandMark } from './brand-mark.tsx'

const markOf = (name: string) =>
  renderToString(
    <BrandContext value={{ ...defaultBrand, name }}>
      <BrandMark />
    </BrandContext>,
  )

it('writes a long name smaller, beside the picture', () => {
  const long = markOf('Kadıköy Konuşarak İngilizce Akademisi')
  expect(long).toContain('<svg')
  expect(long).toContain('brand-mark-long">Kadıköy Konuşarak İngilizce Akademisi<')
  expect(markOf('Sohbet')).not.toContain('brand-mark-long')
})
