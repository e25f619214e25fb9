import { Group } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Blattstelle, Feldinhalt, Feldplatz, Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { Inline } from '../../ui/inline.ts';
import { PageTitle } from '../../ui/layout/page.tsx';
import { Pills } from '../../ui/layout/tabs.tsx';
import { BETROFFENE, type SpecGanz } from '../dokumentencenter/queries.ts';
import { Veroeffentlichen } from '../dokumentencenter/veroeffentlichen.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { Status } from '../status/status.tsx';
import { AndereDatei } from './andere-datei.tsx';
import { Arbeitsflaeche } from './arbeitsflaeche.tsx';
import {
	type Auswahl,
	type Feldstand,
	gesetzt,
	mitVorschlaegen,
	naechsterVorschlag,
	ohneFeld,
	reine,
	staende,
} from './entwurf.ts';
import css from './pdffelder.module.css';
import { type Pdffeld, pdffelderQuery } from './queries.ts';

interface WerkbankProps {
	spec: SpecGanz;
	uploadID: string;
}

export function Werkbank({ spec, uploadID }: WerkbankProps) {
	const query = useQuery(pdffelderQuery(spec.id, uploadID));
	return (
		<Geladen query={query} failed={WithReason}>
			{({ seiten, felder }) => <Felder spec={spec} uploadID={uploadID} seiten={seiten} felder={felder} />}
		</Geladen>
	);
}

interface FelderProps extends WerkbankProps {
	seiten: number;
	felder: readonly Pdffeld[];
}

/** Holds what is decided until it is stored. */
function Felder({ spec, uploadID, seiten, felder }: FelderProps) {
	/** What the draft began with; what others save comes as long as nothing is changed here. */
	const [grundlage, setGrundlage] = useState(spec);
	const [entwurf, setEntwurf] = useState<readonly Feldzuordnung[]>(spec.feldzuordnungen);
	const [auswahl, setAuswahl] = useState<Auswahl>('ALLE');
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	const [tauscht, setTauscht] = useState(false);
	const aenderbar = spec.status === DOKUMENTSPEC.nr.Entwurf;
	const geaendert = JSON.stringify(reine(entwurf)) !== JSON.stringify(grundlage.feldzuordnungen);
	if (spec.version > grundlage.version && !geaendert) {
		setGrundlage(spec);
		setEntwurf(spec.feldzuordnungen);
	}
	const alle = staende(felder, entwurf);
	const speichern = useBefehl<readonly Feldzuordnung[], SpecGanz>({
		run: async (feldzuordnungen, idempotencyKey) => {
			const body = { feldzuordnungen, version: grundlage.version };
			return (await call('PUT /v1/dokumentspec/{id}', { params: { id: spec.id }, body, idempotencyKey })).data;
		},
		invalidates: BETROFFENE,
		meldung: T.gespeichert,
		onDone: (gespeichert) => {
			setGrundlage(gespeichert);
			setEntwurf(gespeichert.feldzuordnungen);
		},
	});
	const setze = (feld: string, neu: { inhalt?: Feldinhalt; platz?: Feldplatz }) =>
		setEntwurf((bisher) => gesetzt(bisher, feld, neu));
	const nimmAn = (feld: string) => {
		const stand = alle.find((einer) => einer.feld.name === feld);
		if (stand?.stand === 'VORSCHLAG' && stand.inhalt) setze(feld, { inhalt: stand.inhalt });
		const weiter = naechsterVorschlag(alle, feld);
		if (weiter) setGewaehlt(weiter);
	};
	const setzeHin = (stelle: Blattstelle) => {
		const nummern = alle.map(({ feld }) => feld.name);
		let nummer = 1;
		while (nummern.includes(T.neuesFeld(nummer))) nummer++;
		setze(T.neuesFeld(nummer), { platz: { art: 'TEXT', ...stelle } });
		setGewaehlt(T.neuesFeld(nummer));
	};
	return (
		<>
			<UnsavedChangesGuard dirty={geaendert} />
			<div className={css.kopf}>
				<PageTitle
					title={spec.bezeichnung}
					note={
						<Inline gap={12}>
							<Status katalog={DOKUMENTSPEC} nummer={spec.status} tinted size="lg" />
							{T.note(spec.nummer, seiten)}
						</Inline>
					}
					actions={
						aenderbar && (
							<>
								<Button onClick={() => setTauscht(true)}>{T.andereDatei} …</Button>
								<Veroeffentlichen spec={spec} geaendert={geaendert} />
								<Button
									variant="primary"
									loading={speichern.isRunning}
									disabled={!geaendert}
									onClick={() => speichern.execute(reine(entwurf))}
								>
									{UI.speichern}
								</Button>
							</>
						)
					}
				/>
				<Filter
					alle={alle}
					auswahl={auswahl}
					onAuswahl={setAuswahl}
					onAnnehmen={aenderbar ? () => setEntwurf(mitVorschlaegen(alle, entwurf)) : null}
				/>
			</div>
			<Arbeitsflaeche
				{...{ spec, uploadID, seiten, alle, auswahl, gewaehlt, aenderbar, setzeHin }}
				felder={reine(mitVorschlaegen(alle, entwurf))}
				onWahl={setGewaehlt}
				onAnnehmen={nimmAn}
				onInhalt={(feld, inhalt) => setze(feld, { inhalt })}
				onPlatz={(feld, platz) => setze(feld, { platz })}
				onEntfernen={(feld) => setEntwurf((bisher) => ohneFeld(bisher, feld))}
			/>
			{tauscht && <AndereDatei spec={spec} felder={reine(entwurf)} onClose={() => setTauscht(false)} />}
		</>
	);
}

interface FilterProps {
	alle: readonly Feldstand[];
	auswahl: Auswahl;
	onAuswahl: (auswahl: Auswahl) => void;
	onAnnehmen: (() => void) | null;
}

function Filter({ alle, auswahl, onAuswahl, onAnnehmen }: FilterProps) {
	const anzahl = (stand: Auswahl) => alle.filter((einer) => einer.stand === stand).length;
	const vorschlaege = anzahl('VORSCHLAG');
	return (
		<div className={css.filter}>
			<Pills
				label={T.stand}
				value={auswahl}
				onChange={onAuswahl}
				options={[
					{ value: 'ALLE', label: T.alle, count: alle.length },
					{ value: 'ZUGEORDNET', label: T.zugeordnet, count: anzahl('ZUGEORDNET') },
					{ value: 'VORSCHLAG', label: T.vorschlaege, count: vorschlaege },
					{ value: 'OHNE', label: T.ohne, count: anzahl('OHNE') },
				]}
			/>
			<Group className={css.filterhinweis}>
				<span>{T.ohneText}</span>
				{onAnnehmen && vorschlaege > 0 && (
					<Button size="sm" icon={IconBulb} onClick={onAnnehmen}>
						{T.annehmen(vorschlaege)}
					</Button>
				)}
			</Group>
		</div>
	);
}
