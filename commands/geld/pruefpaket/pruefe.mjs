#!/usr/bin/env node
/*
 * Prüft ein Prüfpaket zu einem Mittelabruf, ohne das Portal und ohne fremde Bausteine (Node.js ab Version 20):
 *
 *     node pruefe.mjs [--schluessel <öffentlicher Schlüssel in Base64>]
 *
 * Geprüft wird, dass das Paket unverändert ist (Signatur, Prüfsummen), dass jede Angabe zu einem Dienst in den Fakten
 * ihres Ereignisses steht, und dass jede Zelle herauskommt, wenn man sie nach der Regel aus diesen Angaben neu rechnet.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ORDNER = dirname(fileURLToPath(import.meta.url));
const AUSSERHALB = ['inhalt.json', 'inhalt.sig', 'schluessel.pem'];
const abweichungen = [];
const weiche = (text) => abweichungen.push(text);
const lies = (name) => readFileSync(join(ORDNER, name));

function pruefeSiegel(erwartet) {
	const inhalt = lies('inhalt.json');
	const schluessel = createPublicKey(lies('schluessel.pem'));
	const alsText = schluessel.export({ type: 'spki', format: 'der' }).toString('base64');
	if (erwartet && erwartet !== alsText) weiche('Das Paket ist mit einem anderen Schlüssel signiert als dem genannten.');
	const signatur = Buffer.from(lies('inhalt.sig').toString('utf8').trim(), 'base64');
	if (!verify(null, inhalt, schluessel, signatur)) weiche('Die Signatur passt nicht zu inhalt.json.');
	const { dateien } = JSON.parse(inhalt.toString('utf8'));
	for (const [name, summe] of Object.entries(dateien)) {
		if (!existsSync(join(ORDNER, name))) weiche(`Die Datei ${name} fehlt.`);
		else if (createHash('sha256').update(lies(name)).digest('hex') !== summe)
			weiche(`Die Datei ${name} wurde verändert.`);
	}
	for (const name of readdirSync(ORDNER))
		if (!(name in dateien) && !AUSSERHALB.includes(name)) weiche(`Die Datei ${name} gehört nicht zum Paket.`);
	return alsText;
}

// ---- Kalender: ein Tag ist [Jahr, Monat, Tag], ein Monat eine fortlaufende Zahl --------------------------------------

const zerlege = (tag) => tag.split('-').map(Number);
const monatszahl = (tag) => zerlege(tag)[0] * 12 + zerlege(tag)[1] - 1;
const monatsname = (zahl) => `${Math.floor(zahl / 12)}-${String((zahl % 12) + 1).padStart(2, '0')}`;
const letzterTag = (zahl) => new Date(Date.UTC(Math.floor(zahl / 12), (zahl % 12) + 1, 0)).getUTCDate();
const tageszahl = (tag) => Date.parse(tag) / 86_400_000;
const spaeterer = (a, b) => (b !== null && b > a ? b : a);
const frueherer = (a, b) => (b !== null && b < a ? b : a);

/** Erster und letzter Diensttag im Monat als Nummern. */
function tageIm(zahl, von, bis) {
	const erster = monatszahl(von) === zahl ? zerlege(von)[2] : 1;
	const letzter = monatszahl(bis) === zahl ? zerlege(bis)[2] : letzterTag(zahl);
	return { erster, letzter };
}

/** Jeder Monat hat dreißig Tage: der letzte Tag eines Monats ist der dreißigste. */
function dreissigstel(zahl, von, bis) {
	const { erster, letzter } = tageIm(zahl, von, bis);
	const ende = letzterTag(zahl);
	const beginn = monatszahl(von) === zahl && erster === ende ? 30 : Math.min(erster, 30);
	return Math.min(30, (letzter === ende ? 30 : letzter) - beginn + 1);
}

/** Der wievielte Dienstmonat am ersten Diensttag des Kalendermonats läuft; er beginnt am Tag des Dienstbeginns. */
function dienstmonat(zahl, beginn) {
	const abstand = zahl - monatszahl(beginn);
	const jahrestag = Math.min(zerlege(beginn)[2], letzterTag(zahl));
	return abstand + (abstand === 0 || jahrestag === 1 ? 1 : 0);
}

/** Begonnene Monate einer Dauer; fehlt der Tag im Monat, endet ein Monat am letzten (§ 188 BGB). */
function begonneneMonate(von, bis) {
	const [, , tag] = zerlege(von);
	const danach = tageszahl(bis) + 1;
	for (let monate = 0; ; monate += 1) {
		const zahl = monatszahl(von) + monate;
		const ende = letzterTag(zahl);
		const grenze =
			tageszahl(`${monatsname(zahl)}-${String(Math.min(tag, ende)).padStart(2, '0')}`) + (tag > ende ? 1 : 0);
		if (grenze >= danach) return monate;
	}
}

// ---- Belege: woraus ein Dienst besteht -------------------------------------------------------------------------------

/** Jede Angabe steht in den Fakten ihres Ereignisses, und keines ist jünger als der Lauf. */
function pruefeBeleg({ vertrag, angaben, ereignisse }, position) {
	const jeID = new Map(ereignisse.map((ereignis) => [ereignis.id, ereignis]));
	for (const ereignis of ereignisse)
		if (BigInt(ereignis.position) > BigInt(position)) weiche(`${vertrag}: ${ereignis.id} ist jünger als der Lauf.`);
	for (const [feld, { wert, ereignis }] of Object.entries(angaben)) {
		if (wert === null && ereignis === null) continue;
		const beleg = jeID.get(ereignis);
		if (!beleg) weiche(`${vertrag}: Für ${feld} fehlt das Ereignis.`);
		else if (wert !== null && !JSON.stringify(beleg.fakten).includes(JSON.stringify(wert)))
			weiche(`${vertrag}: ${feld} ${wert} steht nicht in den Fakten von ${ereignis}.`);
	}
}

/** Erster und letzter Tag eines geschlossenen, angetretenen Vertrags; null: es zählt keiner. */
function dienstzeit({ angaben }) {
	const wert = (feld) => angaben[feld]?.wert ?? null;
	if (![3000, 4000, 9000].includes(wert('status')) || wert('wunschstatus') === 8000) return null;
	const von = wert('dienstantritt') ?? wert('vertragsbeginn');
	const bis = wert('dienstende') ?? wert('geplantesEnde') ?? wert('vertragsende');
	return von === null || bis === null || von > bis ? null : { von, bis };
}

// ---- Die Regel -------------------------------------------------------------------------------------------------------

function gefoerdert(regel, beleg, zeit, bisher) {
	const { filter } = regel;
	const dienstart = beleg.angaben.dienstartID.wert;
	if (regel.dienstartIDs.length > 0 ? !regel.dienstartIDs.includes(dienstart) : !regel.dienste.includes(beleg.art))
		return false;
	if (filter.stellenland !== null && filter.stellenland !== beleg.stellenland) return false;
	if (filter.mindestMonate !== null && begonneneMonate(zeit.von, zeit.bis) < filter.mindestMonate) return false;
	// Von einer gelöschten Person sind Alter und Wohnsitz nicht mehr bekannt: Es bleibt, was für sie abgerufen ist.
	if (beleg.istGeloescht) return (bisher.get(beleg.vertrag) ?? 0) !== 0;
	const { alter, wohnland } = beleg;
	if (filter.alterVon !== null && (alter === null || alter < filter.alterVon)) return false;
	if (filter.alterBis !== null && (alter === null || alter > filter.alterBis)) return false;
	return filter.wohnland === null || filter.wohnland === wohnland;
}

function satzAm(saetze, nr, erster) {
	let bester = null;
	for (const satz of saetze) {
		if (satz.abDienstmonat > nr || satz.gueltigVon > erster) continue;
		const hoeher = bester === null || satz.abDienstmonat > bester.abDienstmonat;
		const neuer = bester?.abDienstmonat === satz.abDienstmonat && satz.gueltigVon > bester.gueltigVon;
		if (hoeher || neuer) bester = satz;
	}
	return bester?.cent ?? null;
}

/** Was eine Person im Zeitraum ergibt, der ältere Dienst zuerst; niemand ist in einem Monat mehr als ein Teilnehmer. */
function rechnePerson(regel, belege, { von, bis }, bisher) {
	const vergeben = new Map();
	const zellen = [];
	const dienste = belege.map((beleg) => ({ beleg, zeit: dienstzeit(beleg) })).filter(({ zeit }) => zeit !== null);
	dienste.sort((a, b) => (a.zeit.von + a.beleg.vertrag < b.zeit.von + b.beleg.vertrag ? -1 : 1));
	for (const { beleg, zeit } of dienste) {
		if (!gefoerdert(regel, beleg, zeit, bisher)) continue;
		const [ab, ende] = [spaeterer(zeit.von, regel.gueltigVon), frueherer(zeit.bis, regel.gueltigBis)];
		if (ab > ende) continue;
		for (let zahl = monatszahl(ab); zahl <= monatszahl(ende); zahl += 1) {
			const monat = monatsname(zahl);
			if (monat < von || monat > bis) continue;
			const { erster, letzter } = tageIm(zahl, ab, ende);
			const tage = letzter - erster + 1;
			const schon = regel.einheit === 'TEILNEHMERMONAT' ? (vergeben.get(monat) ?? 0) : 0;
			const nachRegel =
				regel.monatsregel === 'BEGONNEN'
					? 30
					: regel.monatsregel === 'AB_15_TAGEN_SONST_HALB'
						? tage < 15
							? 15
							: 30
						: dreissigstel(zahl, ab, ende);
			const anteil = Math.min(nachRegel, 30 - schon);
			if (anteil <= 0) continue;
			vergeben.set(monat, schon + anteil);
			let menge = anteil;
			if (regel.einheit === 'TEILNEHMERTAG') menge = tage * 30;
			if (regel.einheit === 'PAUSCHALE') menge = zahl === monatszahl(ab) ? 30 : 0;
			const satz = satzAm(regel.saetze, dienstmonat(zahl, zeit.von), `${monat}-01`);
			if (satz === null) weiche(`${beleg.vertrag} ${monat}: Es gibt keinen Satz.`);
			zellen.push({ beleg, monat, menge, cent: Math.floor((2 * (satz ?? 0) * menge + 30) / 60) });
		}
	}
	return zellen;
}

// ---- Der Lauf --------------------------------------------------------------------------------------------------------

const euro = (cent) => `${(cent / 100).toFixed(2).replace('.', ',')} €`;
const key = ({ vertrag, monat }) => `${vertrag} ${monat}`;

function pruefeZellen({ lauf, regel, seit }, zellen, belege, frueher) {
	const { von, bis } = lauf.zeitraum;
	const zeitraum = { von: seit !== null && seit < von ? seit : von, bis };
	const imZyklus = new Set(belege.filter((beleg) => beleg.imZyklus).map((beleg) => beleg.vertrag));
	const freigegeben = new Map();
	const bisher = new Map();
	for (const abruf of frueher)
		for (const zeile of abruf.zeilen) {
			bisher.set(zeile.vertrag, (bisher.get(zeile.vertrag) ?? 0) + zeile.menge);
			if (!imZyklus.has(zeile.vertrag)) continue;
			const summe = freigegeben.get(key(zeile)) ?? { ...zeile, cent: 0, menge: 0 };
			freigegeben.set(key(zeile), {
				...summe,
				cent: summe.cent + zeile.cent,
				menge: summe.menge + zeile.menge,
				lauf: abruf.nr,
			});
		}
	for (const { vertrag, menge } of zellen) bisher.set(vertrag, (bisher.get(vertrag) ?? 0) + menge);
	const faellig = new Map();
	for (const person of new Set(belege.map((beleg) => beleg.person)))
		for (const zelle of rechnePerson(
			regel,
			belege.filter((beleg) => beleg.person === person),
			zeitraum,
			bisher,
		))
			if (zelle.beleg.imZyklus) faellig.set(`${zelle.beleg.vertrag} ${zelle.monat}`, zelle);
	const gesagt = new Map(zellen.map((zelle) => [key(zelle), zelle]));
	if (gesagt.size !== zellen.length) weiche('Eine Zelle steht zweimal im Paket.');
	for (const k of new Set([...faellig.keys(), ...freigegeben.keys(), ...gesagt.keys()])) {
		if (k.split(' ')[1] > bis) continue;
		const [soll, ist, zelle] = [faellig.get(k), freigegeben.get(k), gesagt.get(k)];
		const cent = (soll?.cent ?? 0) - (ist?.cent ?? 0);
		const menge = (soll?.menge ?? 0) - (ist?.menge ?? 0);
		if (cent !== (zelle?.cent ?? 0)) weiche(`${k}: gerechnet ${euro(cent)}, im Paket ${euro(zelle?.cent ?? 0)}.`);
		if (menge !== (zelle?.menge ?? 0)) weiche(`${k}: gerechnet ${menge}/30, im Paket ${zelle?.menge ?? 0}/30.`);
		if (zelle && (zelle.korrigiertLauf ?? null) !== (ist?.lauf ?? null))
			weiche(`${k}: Der korrigierte Abruf stimmt nicht.`);
	}
	const summe = zellen.filter(({ drin }) => drin).reduce((bis, { cent }) => bis + cent, 0);
	if (summe !== lauf.summe) weiche(`Die Summe ist ${euro(summe)}, im Paket steht ${euro(lauf.summe)}.`);
	const csv = zellen.map((z) =>
		[z.vertrag, z.monat, z.menge, z.cent, z.korrigiertLauf ?? '', z.drin ? 'ja' : 'nein'].join(';'),
	);
	const tabelle = ['Vertrag;Monat;Dreißigstel;Cent;Korrigiert Lauf;Im Abruf', ...csv].join('\r\n');
	if (lies('zellen.csv').toString('utf8') !== `\uFEFF${tabelle}\r\n`)
		weiche('zellen.csv sagt etwas anderes als zellen.json.');
	return summe;
}

function pruefe() {
	const wo = process.argv.indexOf('--schluessel');
	const schluessel = pruefeSiegel(wo < 0 ? null : process.argv[wo + 1]);
	const json = (name) => JSON.parse(lies(name).toString('utf8'));
	const angaben = json('lauf.json');
	const [zellen, belege, frueher] = [json('zellen.json'), json('belege.json'), json('fruehere.json')];
	for (const beleg of belege) pruefeBeleg(beleg, angaben.lauf.position);
	const summe = pruefeZellen(angaben, zellen, belege, frueher);
	console.log(`Lauf ${angaben.lauf.nr}: ${zellen.length} Zellen, Summe ${euro(summe)}.`);
	console.log(`Signiert mit ${schluessel}${wo < 0 ? ' (nicht verglichen)' : ''}.`);
}

try {
	pruefe();
} catch (fehler) {
	weiche(`Das Paket lässt sich nicht lesen: ${fehler.message}`);
}
if (abweichungen.length > 0) {
	console.error(`Das Prüfpaket stimmt NICHT, ${abweichungen.length} Abweichung(en):`);
	for (const text of abweichungen) console.error(`- ${text}`);
	process.exit(1);
}
console.log('Das Prüfpaket stimmt: unverändert, und jede Zelle kommt beim Nachrechnen heraus.');
