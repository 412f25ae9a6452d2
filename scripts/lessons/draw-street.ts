import { colours } from '@sohbet/server/pdf/typeset'

type Doc = PDFKit.PDFDocument

const brick = {
  warm: '#b5674a',
  deep: '#93492f',
  pale: '#cf9a6b',
  stone: '#f3e7d3',
  pane: '#35505f',
} as const
const house = { width: 46, gap: 0 } as const
const walls = [brick.warm, brick.pale, brick.deep, brick.warm, brick.stone, brick.deep, brick.pale] as const

/** A terrace along the foot of the page, with the bus at this module's stop. */
export function drawStreet(
  doc: Doc,
  { y, width, stop, stops }: { y: number; width: number; stop: number; stops: number },
): void {
  const count = Math.ceil(width / house.width)
  for (let index = 0; index < count; index++) drawHouse(doc, { x: index * house.width, y, index })
  doc.rect(0, y, width, 7).fill('#cabda8')
  doc.rect(0, y + 7, width, 17).fill('#35312c')
  doc
    .dash(14, { space: 12 })
    .moveTo(0, y + 15.5)
    .lineTo(width, y + 15.5)
    .lineWidth(1.2)
    .stroke(colours.paper)
  doc.undash()
  drawBus(doc, { x: 50 + ((width - 210) * (stop - 1)) / (stops - 1), y: y + 16 })
}

function drawHouse(doc: Doc, { x, y, index }: { x: number; y: number; index: number }): void {
  const wall = walls[index % walls.length] ?? brick.warm
  const height = 52 + ((index * 7) % 4) * 5
  const top = y - height
  doc.rect(x + 32, top - 10, 8, 12).fill(brick.deep)
  doc.rect(x, top, house.width, height).fill(wall)
  doc.rect(x, top, house.width, 4).fill(wall === brick.stone ? brick.pale : brick.stone)
  for (const row of [0, 1]) {
    for (const column of [0, 1]) {
      const left = x + 8 + column * 18
      doc.rect(left, top + 9 + row * 17, 11, 12).fill(brick.pane)
      doc.rect(left - 1, top + 21 + row * 17, 13, 1.6).fill(wall === brick.stone ? brick.warm : brick.stone)
    }
  }
  const door = [colours.cool, colours.red, '#1c7a45'][index % 3] ?? colours.cool
  doc.rect(x + 28, y - 16, 10, 16).fill(door)
  doc.circle(x + 30.5, y - 8, 0.9).fill(colours.paper)
}

function drawBus(doc: Doc, { x, y }: { x: number; y: number }): void {
  doc.roundedRect(x, y - 58, 106, 54, 6).fill(colours.red)
  doc.rect(x, y - 33, 106, 2.5).fill(colours.raised)
  for (let index = 0; index < 6; index++)
    doc.roundedRect(x + 6 + index * 16.3, y - 52, 13, 14, 2).fill('#24313a')
  for (let index = 0; index < 5; index++)
    doc.roundedRect(x + 6 + index * 16.3, y - 27, 13, 13, 2).fill('#24313a')
  doc.roundedRect(x + 88, y - 28, 13, 22, 2).fill('#24313a')
  for (const wheel of [24, 80]) {
    doc.circle(x + wheel, y - 4, 8).fill(colours.ink)
    doc.circle(x + wheel, y - 4, 3.4).fill(colours.paper)
  }
}
