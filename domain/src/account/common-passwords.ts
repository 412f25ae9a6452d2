/**
 * The passwords that attackers try first, worldwide and in Turkey. Six characters or more; compared without case.
 */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 111111 000000 222222 333333 444444 555555 666666 777777
  888888 999999 121212 123123 123321 112233 131313 654321 987654321 159753 147258369 123654 789456 102030 123qwe
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwerty1 qwerty123 qwertyuiop qwer1234 asdfgh asdfghjkl asdf1234 zxcvbn
  zxcvbnm qazwsx abc123 abcd1234 abcdef a123456 aa123456 a1b2c3 password password1 password12 password123 passw0rd
  p@ssw0rd p@ssword pass1234 letmein welcome welcome1 welcome123 admin1 admin123 administrator root1234 login1
  default changeme secret secret1 iloveyou iloveyou1 sunshine princess monkey dragon football baseball superman
  batman master shadow michael jordan jordan23 hunter hello123 freedom whatever trustno1 starwars pokemon naruto
  computer internet samsung google facebook instagram youtube minecraft fortnite cheese summer winter spring autumn
  summer2024 summer2025 summer2026 english english1 english123 london london1 ingilizce ingilizce1 sohbet sohbet1
  sohbet123 sifre1 sifre123 sifrem parola parola1 parola123 galatasaray galatasaray1905 cimbom fenerbahce
  fenerbahce1907 fener1907 besiktas besiktas1903 trabzonspor trabzon61 istanbul istanbul34 ankara06 izmir35 bursa16
  turkiye turkiye1 turkey atatürk ataturk ataturk1881 mustafa mustafakemal osmanli bozkurt ayyildiz vatan1 19051905
  19071907 19031903 19671967 19231923 askimsin askim1 aşkım1 seniseviyorum canim1 canım1 mehmet mehmet123 ahmet123
  murat123 emre123 ayse123 fatma123 zeynep zeynep1 elif123 yusuf123 kartal aslan1 kaplan kelebek papatya gülüm1 yildiz
  merhaba merhaba1 deneme deneme1 deneme123 test123 test1234 tester 123asd 1234asd asd123 asd1234 qwe123 qweasd
  qweasd123 qweasdzxc q1w2e3 q1w2e3r4 zaq12wsx 5201314 888666 696969 101010 010203 202020 2024 20242024 20252025
  20262026 abcabc xxxxxx zzzzzz aaaaaa qqqqqq asdasd asdasd123 lol123 ninja1 killer flower purple orange banana
  chocolate cookie pepper ginger buster charlie andrew daniel jessica ashley thomas robert george harley ranger
  soccer hockey tigger mustang access thunder matrix phoenix eminem`
    .split(/\s+/)
    .filter((word) => word.length >= 6),
)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
