import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { REGELN } from '../../texte/akte.ts';
import { SAMMEL } from '../../texte/sammelaktion.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { Gruppe } from './gruppe.tsx';
import { Kacheln } from './kacheln.tsx';
import type { Probelauf, Probezeile } from './queries.ts';
import css from './sammelaktion.module.css';

interface ProbeberichtProps {
	probe: Probelauf;
	abgewaehlt: ReadonlySet<string>;
	onAbwahl: (abgewaehlt: ReadonlySet<string>) => void;
}

/** What would happen: blocked rows first, one group per reason, then those that go. */
export function Probebericht({ probe: { zeit, zeilen }, abgewaehlt, onAbwahl }: ProbeberichtProps) {
	const [zeige, setZeige] = useState('alle');
	const gehen = zeilen.filter((z) => !z.gruende.length);
	const gesperrt = zeilen.filter((z) => z.gruende.length);
	const gruppen = Map.groupBy(gesperrt, (z) => z.gruende[0]?.code ?? '');
	const schalte = (id: string) => {
		const ohne = new Set(abgewaehlt);
		if (!ohne.delete(id)) ohne.add(id);
		onAbwahl(ohne);
	};
	const keiner = gehen.every((z) => abgewaehlt.has(z.eintragID));
	return (
		<>
			<Kacheln
				gewaehlt={zeige}
				onWahl={setZeige}
				kacheln={[
					{ key: 'alle', anzahl: zeilen.length, wort: SAMMEL.kachel.alle },
					{ key: 'gehen', anzahl: gehen.length, wort: SAMMEL.kachel.gehen },
					{
						key: 'gesperrt',
						anzahl: gesperrt.length,
						wort: gruppen.size ? `${SAMMEL.kachel.gesperrt}, ${SAMMEL.gruende(gruppen.size)}` : SAMMEL.kachel.gesperrt,
					},
				]}
			/>
			<p role="status" className={css.still}>
				{SAMMEL.nochNichts(formatDatumUhrzeit(zeit))}
			</p>
			<div className={css.gruppen}>
				{zeige !== 'gehen' &&
					[...gruppen].map(([code, betroffene]) => (
						<Gruppe
							key={code}
							titel={REGELN[code]?.titel ?? betroffene[0]?.gruende[0]?.text ?? ''}
							regel={/^G\d+$/.test(code) ? code : null}
							text={REGELN[code] ? gemeinsamerText(betroffene) : null}
							zeilen={betroffene.map((z) => ({ ...z, grund: grundVon(z, betroffene) }))}
						/>
					))}
				{zeige !== 'gesperrt' && gehen.length > 0 && (
					<Gruppe
						titel={SAMMEL.gehen}
						geht
						zeilen={gehen.map((z) => ({ ...z, grund: null }))}
						gewaehlt={(id) => !abgewaehlt.has(id)}
						onWahl={schalte}
						aside={
							<TextButton onClick={() => onAbwahl(new Set(keiner ? [] : gehen.map((z) => z.eintragID)))}>
								{keiner ? SAMMEL.alleWaehlen : SAMMEL.alleAbwaehlen}
							</TextButton>
						}
					/>
				)}
				{gehen.length === 0 && <p className={css.still}>{SAMMEL.keiner}</p>}
			</div>
		</>
	);
}

/** The rule's words, where they are the same for all. */
function gemeinsamerText(zeilen: readonly Probezeile[]): string | null {
	const texte = new Set(zeilen.map((z) => z.gruende[0]?.text));
	return texte.size === 1 ? ([...texte][0] ?? null) : null;
}

/** What the head of the group doesn't say already. */
function grundVon(zeile: Probezeile, gruppe: readonly Probezeile[]): string | null {
	const gesagt = gemeinsamerText(gruppe) !== null;
	const texte = zeile.gruende.slice(gesagt ? 1 : 0).map(({ text }) => text);
	return texte.join(' ') || null;
}
