import { liesKonfiguration, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { aendere, legeAn } from '#commands/seminar/seminare.ts';
import { meldeFreiwilligenAb, meldeFreiwilligenAn } from '#commands/seminar/teilnahme.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { addiereTage } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import type { Fall, Messort, Messung } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { melde } from '../messwert.ts';
import { TRAEGER } from '../zugang.ts';

/** Storms of two hundred, several on each seminar; the three rounds of a measurement make a thousand. */
const SEMINARE = 84;
const STUERME = 4;
/** Enough to know the rate. */
const VERGLEICHSSEMINARE = 2;
const LEUTE = 200;
const PLAETZE = 20;
/** So many that each of them is in few of the seminars. */
const FREIWILLIGE = 20_000;

/**
 * Two hundred register for twenty places at once; in the next storms whoever is in or waits gives it up by chance, and
 * the others register or take what is offered. Afterwards the seminar's events are walked through by hand. Against as
 * many who each have a seminar to themselves. The rate is commands per second.
 */
export const seminarsturm: Fall = {
	name: `${LEUTE} at once for ${PLAETZE} places of a seminar / each for one of his own`,
	unsere: stuermen(SEMINARE, 1),
	vergleich: stuermen(VERGLEICHSSEMINARE, LEUTE),
};

/** `nebeneinander`: so many seminars share the two hundred. */
function stuermen(anzahl: number, nebeneinander: number): Messung {
	return async (ort) => {
		const seiner = await bevoelkert(ort, 'bench_seminar', FREIWILLIGE);
		const umgebung = await oeffneUmgebung(seiner.url, uhr(liesKonfiguration({})), () => {});
		try {
			const [zyklusID, leute] = await Promise.all([aktiverZyklus(seiner), dienende(seiner)]);
			const bilanz = { dauer: 0, befehle: 0, mails: 0 };
			for (let nr = 0; nr < anzahl; nr++) {
				const wer = Array.from({ length: LEUTE }, (_, i) => leute[(nr * LEUTE + i) % leute.length] as string);
				const ids = await Promise.all(Array.from({ length: nebeneinander }, () => eroeffne(umgebung, zyklusID)));
				const beginn = performance.now();
				for (let sturm = 0; sturm < STUERME; sturm++) {
					await Promise.all(wer.map((w, i) => komme(umgebung, w, ids[i % nebeneinander] as string, sturm > 0)));
				}
				bilanz.dauer += performance.now() - beginn;
				bilanz.befehle += STUERME * LEUTE;
				for (const id of ids) bilanz.mails += await pruefe(umgebung, id);
			}
			melde({ stuerme: anzahl * STUERME, befehle: bilanz.befehle, mails: bilanz.mails });
			return bilanz.befehle / (bilanz.dauer / 1_000);
		} finally {
			await umgebung.pool.end();
		}
	};
}

async function dienende(ort: Messort): Promise<string[]> {
	const { rows } = await mitClient(ort.url, (client) =>
		client.query<{ id: string }>(
			`select f.id from freiwilliger f join zyklus z on z.id = f.zyklus_id
			where z.status = 'AKTIV' and f.status between 2800 and 4000 order by f.id`,
		),
	);
	if (rows.length < LEUTE) throw new Error(`Nur ${rows.length} im Dienst`);
	return rows.map(({ id }) => id);
}

async function eroeffne(umgebung: Umgebung, zyklusID: string): Promise<string> {
	const von = addiereTage(umgebung.ctx().heute, 60);
	const befehl = ohneSchluessel({ userID: null, rollen: ['MA_VERWALTUNG'], impersoniertVon: null });
	const felder = { ort: 'Grünberg', geplanteTage: 50, maxTeilnehmer: PLAETZE };
	const termine = [{ von, bis: addiereTage(von, 4), beginn: null, ende: null }];
	const neu = { bezeichnung: 'Sturm', seminartypID: 'ZWISCHEN', ...felder, termine };
	const { id } = await legeAn(umgebung, befehl, zyklusID, neu);
	await aendere(umgebung, befehl, id, { felder: {}, status: 1000 });
	return id;
}

/** Refused where there is nothing to take or to give up. */
async function komme(umgebung: Umgebung, wer: string, id: string, oderGehe: boolean): Promise<void> {
	const tue = oderGehe && Math.random() < 0.5 ? meldeFreiwilligenAb : meldeFreiwilligenAn;
	try {
		await tue(umgebung, { akteur: TRAEGER }, wer, id);
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
	}
}

/** S1, S2, S3 and one mail per change; the number of mails. */
async function pruefe({ pool }: Umgebung, id: string): Promise<number> {
	const [inhalt] = await readStreams(pool, [{ aggregat: seminarAggregat.name, id }]);
	const erwartet = geheDurch((inhalt?.ereignisse ?? []) as Aufgezeichnet<SeminarEreignis>[]);
	const { rows } = await pool.query<{ mail: string }>(
		`select schluessel || ' ' || (empfaenger ->> 'id') as mail from outbox
		where art = 'mail' and daten ->> 'seminarID' = $1`,
		[id],
	);
	const verschickt = rows.map(({ mail }) => mail).toSorted();
	if (JSON.stringify(verschickt) !== JSON.stringify(erwartet.toSorted()))
		throw new Error(`${verschickt.length} Mails zu ${erwartet.length} Änderungen`);
	return verschickt.length;
}

/** As somebody at the door would note who is in and who waits; the mails that follow. */
function geheDurch(ereignisse: readonly Aufgezeichnet<SeminarEreignis>[]): string[] {
	const [dabei, post] = [new Set<string>(), [] as string[]];
	let wartende: string[] = [];
	for (const e of ereignisse) {
		if (!('freiwilligerID' in e.facts)) continue;
		const wer = e.facts.freiwilligerID;
		switch (e.type) {
			case 'AufSeminarwarteliste':
				wartende.push(wer);
				break;
			case 'SeminarplatzAngeboten':
				if (wartende.shift() !== wer) throw new Error(`${wer} überholt Wartende`);
				dabei.add(wer);
				post.push(`SEMINAR_ANGEBOT ${wer}`);
				break;
			case 'SeminarplatzVergeben':
				dabei.add(wer);
				if (e.facts.von === 'ANGEBOTEN') break;
				if (wartende.length) throw new Error(`${wer} kommt an Wartenden vorbei`);
				post.push(`SEMINAR_EINLADUNG ${wer}`);
				break;
			case 'SeminarplatzAufgegeben':
				dabei.delete(wer);
				wartende = wartende.filter((w) => w !== wer);
		}
		if (dabei.size > PLAETZE) throw new Error(`${dabei.size} auf ${PLAETZE} Plätzen`);
	}
	return post;
}
