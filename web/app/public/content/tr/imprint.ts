import type { PublicContent } from '../public-content.ts'
import { school } from '../../../parts/school/school.ts'

export const imprint: PublicContent['imprint'] = {
  meta: {
    title: 'Künye',
    description:
      'Bu siteden sorumlu şirket: adres, iletişim, yönetim, sicil bilgileri, uyuşmazlık çözümü ve sorumluluk.',
  },
  hero: { plate: 'Künye', title: 'Kimiz, neredeyiz.' },
  contents: 'Bölümler',
  parts: [
    {
      id: 'company',
      title: 'Şirket ve adres',
      text: [],
      address: [school.company, ...school.address, school.country.tr],
    },
    {
      id: 'contact',
      title: 'İletişim',
      text: [],
      links: [
        { label: school.email, href: `mailto:${school.email}` },
        { label: school.phone.text, href: school.phone.href },
      ],
    },
    { id: 'management', title: 'Yönetim', text: [`Temsile yetkili: ${school.managers.join(', ')}`] },
    {
      id: 'register',
      title: 'Sicil',
      text: [
        `Ticaret sicili: ${school.register.office} Ticaret Sicili Müdürlüğü, ${school.register.number}`,
        `MERSİS no: ${school.register.mersis}`,
        `Vergi dairesi ve no: ${school.register.taxOffice}, ${school.register.taxNumber}`,
      ],
    },
    {
      id: 'disputes',
      title: 'Çevrim içi uyuşmazlık çözümü',
      text: [
        'Bir sorun olursa önce bize yaz; çoğu bir e-postayla çözülür. Türkiye’deki tüketiciler, yasal parasal sınırlar içinde Tüketici Hakem Heyeti’ne çevrim içi başvurabilir.',
        'Avrupa Birliği’nin çevrim içi uyuşmazlık çözümü (ODR) platformu 20 Temmuz 2025’te kapandı. AB’deki tüketiciler yetkili kuruluşları Avrupa Komisyonu’nun sayfasında bulabilir.',
      ],
      links: [
        { label: 'Tüketici Bilgi Sistemi', href: 'https://tuketicisikayeti.ticaret.gov.tr/' },
        {
          label: 'Avrupa Komisyonu: uyuşmazlık çözüm kuruluşları',
          href: 'https://consumer-redress.ec.europa.eu/dispute-resolution-bodies',
        },
      ],
    },
    {
      id: 'content-liability',
      title: 'İçerikten sorumluluk',
      text: [
        'Bu sayfaların içeriğini özenle hazırlıyoruz. Yine de her bilginin her an tam ve güncel olduğunu garanti edemeyiz. Bir hata ya da hakka aykırı bir içerik görürsen yaz; inceler, gerekiyorsa gecikmeden kaldırırız.',
      ],
    },
    {
      id: 'link-liability',
      title: 'Bağlantılardan sorumluluk',
      text: [
        'Sitede başka sitelere bağlantılar var. O sayfaların içeriği bizim elimizde değildir; sorumluluğu sahiplerine aittir. Bağlantıyı koyarken baktık, bir aykırılık görmedik. Sonradan değiştiğini öğrenirsek bağlantıyı kaldırırız.',
      ],
    },
  ],
}
