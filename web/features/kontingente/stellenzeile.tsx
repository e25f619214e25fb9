import { Checkbox, Flex } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { Abfragewort } from './abfragewort.tsx';
import { grundFuerStelle } from './grund.ts';
import css from './kontingente.module.css';
import type { Dienstart, Stelle } from './queries.ts';
import type { Rahmen } from './rahmen.ts';
import { Ausblick, Belegung, Eingabe, LEER } from './zelle.tsx';

const TEXT = KONTINGENTE;

interface StellenzeileProps {
	zeile: Stelle;
	rahmen: Rahmen;
	mitAbfrage: boolean;
	/** Left out: rows aren't chosen. */
	wahl?: { gewaehlt: boolean; onChange: () => void } | undefined;
	isOffen: boolean;
	onOffen: () => void;
}

/** An Einsatzstelle: its recognised places, its cell per Dienstart, its inquiry. */
export function Stellenzeile({ zeile, rahmen, mitAbfrage, wahl, isOffen, onOffen }: StellenzeileProps) {
	const { bezeichnung: name } = zeile;
	return (
		<tr>
			{wahl && (
				<td className={css.wahl}>
					<Checkbox size="xs" aria-label={TEXT.waehlen(name)} checked={wahl.gewaehlt} onChange={wahl.onChange} />
				</td>
			)}
			<th scope="row" className={css.haftend}>
				<Flex component="span" gap={4} align="center">
					{!rahmen.ohne && (
						<IconButton
							icon={isOffen ? IconChevronDown : IconChevronRight}
							label={isOffen ? TEXT.zuklappen(name) : TEXT.aufklappen(name)}
							variant="bare"
							size="sm"
							aria-expanded={isOffen}
							onClick={onOffen}
						/>
					)}
					<span className={css.name}>
						<b>{name}</b>
						<small>{zeile.ort}</small>
					</span>
				</Flex>
			</th>
			<td className={css.zahl}>{zeile.anerkanntePlaetze ?? '–'}</td>
			{!rahmen.ohne &&
				rahmen.dienstarten.map((d) => (
					<td key={d.id} className={css.dienstart}>
						<Stellenzelle zeile={zeile} dienstart={d} rahmen={rahmen} />
					</td>
				))}
			{mitAbfrage && (
				<td className={css.dienstart}>{zeile.abfrage && <Abfragewort status={zeile.abfrage.status} />}</td>
			)}
		</tr>
	);
}

function Stellenzelle({ zeile, dienstart, rahmen }: { zeile: Stelle; dienstart: Dienstart; rahmen: Rahmen }) {
	const zelle = zeile.zellen.find((z) => z.dienstartID === dienstart.id);
	const { id: dienstartID, kurz } = dienstart;
	const was = { adresseID: zeile.id, dienstartID };
	const titel = `${zeile.bezeichnung}, ${kurz}`;
	const feld = { art: 'GENEHMIGT' as const, ...was, titel, bisher: zelle?.genehmigt ?? null };
	const nachher = rahmen.nachher.zelle(was);
	const unverteilt = nachher ? nachher.plaetze - (nachher.verteilt ?? 0) : (zelle?.unverteilt ?? 0);
	return (
		<Flex component="span" gap={8} align="center">
			{rahmen.genehmigt ? (
				<Eingabe
					feld={feld}
					entwurf={rahmen.entwurf}
					label={TEXT.feld(zeile.bezeichnung, kurz)}
					grund={grundFuerStelle(zeile, dienstart, rahmen)}
				/>
			) : (
				<b className={css.fest}>{feld.bisher ?? '–'}</b>
			)}
			<span className={css.daneben}>
				{(zelle ?? nachher) && (
					<Belegung
						zahlen={zelle ?? LEER}
						nachher={nachher}
						label={TEXT.erklaeren(zeile.bezeichnung, kurz)}
						onOeffne={() => rahmen.onHerkunft({ ...was, titel })}
					/>
				)}
				<Ausblick feld={feld} rahmen={rahmen} />
				{rahmen.verteilt && unverteilt > 0 && zeile.orte.length > 0 && (
					<TextButton
						className={css.ausblick}
						aria-label={TEXT.verteilen.label(zeile.bezeichnung, kurz, unverteilt)}
						onClick={() => rahmen.onVerteilen(zeile, dienstart)}
					>
						{TEXT.verteilen.knopf(unverteilt)}
					</TextButton>
				)}
			</span>
		</Flex>
	);
}
