import { Flex } from '@mantine/core';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { schluessel } from './entwurf.ts';
import { grundFuerOrt } from './grund.ts';
import css from './kontingente.module.css';
import { type Dienstart, KONTINGENTE_KEY, type Ort, type Stelle } from './queries.ts';
import type { Rahmen } from './rahmen.ts';
import { Ausblick, Belegung, Eingabe, LEER } from './zelle.tsx';

const TEXT = KONTINGENTE;

interface OrtszeileProps {
	ort: Ort;
	zeile: Stelle;
	rahmen: Rahmen;
	mitWahl: boolean;
	mitAbfrage: boolean;
}

/** An Einsatzort below its Einsatzstelle: what it has been given of each Dienstart. */
export function Ortszeile({ ort, zeile, rahmen, mitWahl, mitAbfrage }: OrtszeileProps) {
	return (
		<tr className={css.ort}>
			{mitWahl && <td />}
			<th scope="row" className={css.haftend}>
				<Span display="block" pl={32}>
					{ort.bezeichnung}
				</Span>
			</th>
			<td />
			{rahmen.dienstarten.map((dienstart) => (
				<td key={dienstart.id} className={css.dienstart}>
					<Ortszelle {...{ ort, zeile, dienstart, rahmen }} />
				</td>
			))}
			{mitAbfrage && <td className={css.dienstart} />}
		</tr>
	);
}

interface OrtszelleProps extends Pick<OrtszeileProps, 'ort' | 'zeile' | 'rahmen'> {
	dienstart: Dienstart;
}

function Ortszelle({ ort, zeile, dienstart: { id: dienstartID, kurz }, rahmen }: OrtszelleProps) {
	const zelle = ort.zellen.find((z) => z.dienstartID === dienstartID);
	const was = { adresseID: ort.id, dienstartID };
	const bisher = zelle?.id ? zelle.zugeteilt : null;
	const titel = `${ort.bezeichnung}, ${kurz}`;
	const feld = { art: 'ZUGETEILT' as const, ...was, titel, bisher };
	const danach = rahmen.nachher.zelle(was);
	// Of the other Einsatzorte only those that follow change with it.
	const aendertSich = rahmen.entwurf.aenderungen.has(schluessel(was)) || danach?.plaetze !== (zelle?.zugeteilt ?? 0);
	const nachher = aendertSich ? danach : undefined;
	return (
		<Flex component="span" gap={8} align="center">
			{rahmen.verteilt ? (
				<Eingabe
					feld={feld}
					entwurf={rahmen.entwurf}
					label={TEXT.feldOrt(ort.bezeichnung, kurz)}
					grund={grundFuerOrt(zeile, dienstartID)}
				/>
			) : (
				<b className={css.fest}>{bisher ?? '–'}</b>
			)}
			{zelle?.id && rahmen.verteilt && !zelle.isUebernahmeAusEinsatzstelle && zeile.orte.length === 1 && (
				<WiederFolgen id={zelle.id} label={TEXT.folgenOrt(ort.bezeichnung, kurz)} />
			)}
			<span className={css.daneben}>
				{(zelle ?? nachher) && (
					<Belegung
						zahlen={zelle ?? LEER}
						nachher={nachher}
						label={TEXT.erklaeren(ort.bezeichnung, kurz)}
						onOeffne={() => rahmen.onHerkunft({ ...was, titel })}
					/>
				)}
				<Ausblick feld={feld} rahmen={rahmen} />
			</span>
		</Flex>
	);
}

/** The way back for the only Einsatzort: its places are those of the Einsatzstelle again, and stay so. */
function WiederFolgen({ id, label }: { id: string; label: string }) {
	const folgen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('PUT /v1/stammdaten/einsatzortkontingentzuteilung/{id}', {
				params: { id },
				body: { folgen: true },
				idempotencyKey,
			}),
		invalidates: [KONTINGENTE_KEY],
		onDone: () => toast.success(TEXT.folgtWieder),
		onRefused: (fehler) => toast.error(TEXT.folgtNicht, { text: fehler.message }),
	});
	return (
		<TextButton aria-label={label} disabled={folgen.isRunning} onClick={() => folgen.execute(undefined)}>
			{TEXT.folgen}
		</TextButton>
	);
}
