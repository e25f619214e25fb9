/**
 * The commonest passwords that are long enough for ours, in small letters: what people type when ten characters, a
 * digit and a sign are asked for. Words with the usual endings, and runs over the keyboard.
 */

const WOERTER = `
	passwort password kennwort geheim geheimnis hallo hallohallo willkommen welcome start changeme admin administrator
	master login letmein internet computer laptop handy samsung iphone android google facebook instagram youtube
	sommer winter herbst fruehling frühling januar februar april september oktober november dezember sonntag montag
	freitag samstag schatz schatzi liebe ichliebedich iloveyou engel prinzessin princess sonnenschein sunshine sonne
	sterne blume schmetterling butterfly tiger dragon drache monkey hund katze pferd delfin mausi hasi bärchen
	fussball fußball football handball basketball baseball tennis turnen volleyball schwimmen bayern fcbayern dortmund
	borussia schalke werder hamburg stpauli eintracht frankfurt berlin muenchen münchen koeln köln stuttgart leipzig
	dresden deutschland germany europa superman batman starwars pokemon minecraft fortnite hannah michael daniel
	andreas thomas stefan alexander sebastian christian martin markus florian tobias jasmin jessica julia sabrina
	nicole vanessa melanie qwertz qwerty asdfgh yxcvbn abcdef abcabc testtest testen test freiwillig freiwillige
	freiwilliger ehrenamt verein sportverein schule arbeit mutter mama papa familie oma opa baby hallowelt
	trustno shadow access secret whatever freedom mustang jordan corvette harley killer hunter ranger
`
	.trim()
	.split(/\s+/);

const ENDUNGEN = `
	1 12 123 1234 12345 123456 1! 12! 123! 1234! ! !! 1a 01 00 11 22 69 77 88 99 007 666 777 111 333 999 321
	2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2024! 2025! 2026! @123 #1 _1 -1 .1 ? *
`
	.trim()
	.split(/\s+/);

const FOLGEN = `
	1234567890 0987654321 123456789a a123456789 123456789! qwertzuiop qwertyuiop asdfghjklö asdfghjkl1 qwertz12345
	1q2w3e4r5t 1qaz2wsx3edc 1qay2wsx3edc q1w2e3r4t5 q1w2e3r4t5z6 qwer1234!! abcd1234!! abc123abc123 a1b2c3d4e5
	passwortpasswort passwordpassword p@ssw0rd123 p@ssword123 p@ssw0rd1! passw0rd123 pa$$word123 pa$$w0rd123
	passw0rt123 passwort!1 password!1 password.1 password_1 password-1 qwertz123! qwerty123! 1qaz!qaz 1qay!qay
	zaq12wsx!@ !qaz2wsx3edc aa12345678 ab12345678 aaaa11111! 1111111111a 1234abcd!! abcdefg123 abcdefgh1! abcdefghij
	test1234!! test12345! hallo1234! hallo12345 hallo123456 hallo123! schatz1234 start123!! start12345 sommer123!
	letmein123 welcome123 welcome1!! willkommen1 ichliebedich1 iloveyou12 iloveyou1! demo123456 default123
`
	.trim()
	.split(/\s+/);

const HAEUFIGE: ReadonlySet<string> = new Set([
	...FOLGEN,
	...WOERTER.flatMap((wort) => ENDUNGEN.map((endung) => wort + endung)).filter((kennwort) => kennwort.length >= 10),
]);

/** Capitals don't make a common password rare. */
export function istHaeufig(kennwort: string): boolean {
	return HAEUFIGE.has(kennwort.toLowerCase());
}
