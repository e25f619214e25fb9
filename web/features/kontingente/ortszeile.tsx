import { KONTINGENTE } from '../../texte/kontingente.ts';
import { grundFuerOrt } from './grund.ts';
import css from './kontingente.module.css';
import type { Dienstart, Ort, Stelle } from './queries.ts';
import type { Rahmen } from './rahmen.ts';
import { Belegung, Eingabe } from './zelle.tsx';

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
				<span className={css.ortname}>{ort.bezeichnung}</span>
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
	return (
		<span className={css.zelle}>
			{rahmen.verteilt ? (
				<Eingabe
					feld={{ art: 'ZUGETEILT', ...was, bisher }}
					entwurf={rahmen.entwurf}
					label={TEXT.feldOrt(ort.bezeichnung, kurz)}
					grund={grundFuerOrt(zeile, dienstartID)}
				/>
			) : (
				<b className={css.fest}>{bisher ?? '–'}</b>
			)}
			{zelle && (
				<Belegung
					zahlen={zelle}
					label={TEXT.erklaeren(ort.bezeichnung, kurz)}
					onOeffne={() => rahmen.onHerkunft({ ...was, titel: `${ort.bezeichnung}, ${kurz}` })}
				/>
			)}
		</span>
	);
}
