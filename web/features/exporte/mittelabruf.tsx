import { Autocomplete } from '@mantine/core';
import { useId, useState } from 'react';
import { addiereMonate, monatserster } from '#domain/datum.ts';
import { call } from '../../client/call.ts';
import type { Zyklus } from '../../client/contract.ts';
import { EXPORTE } from '../../texte/exporte.ts';
import { Span } from '../../ui/span.ts';
import css from './exporte.module.css';
import { Exportzeile } from './exportzeile.tsx';

const T = EXPORTE.geld.mittelabruf;

interface MittelabrufProps {
	zyklus: Zyklus;
	heute: string;
	gesperrt: string | undefined;
}

/** The claim for a period, which the cycle only suggests: as a spreadsheet, and as CSV. */
export function Mittelabruf({ zyklus, heute, gesperrt }: MittelabrufProps) {
	const quartale = quartaleVon(zyklus);
	const jetzt = quartal(heute);
	const [zeitraum, setZeitraum] = useState(quartale.includes(jetzt) ? jetzt : (quartale[0] ?? jetzt));
	const [beschriftung, hilfe] = [useId(), useId()];
	const params = { zyklusID: zyklus.id, zeitraum: zeitraum.trim() || '-' };
	const name = `dsj-mittelabruf-${zeitraum.trim()}`;
	return (
		<>
			<Exportzeile
				name={T.name}
				text={T.text}
				dateiname={EXPORTE.dateiname(name, heute)}
				hole={(abruf) =>
					call('GET /v1/exporte/buchhaltung/dsj-mittelabruf/{zyklusID}/{zeitraum}', { params, ...abruf })
				}
				gesperrt={gesperrt}
			>
				<span className={css.wahl}>
					<span id={beschriftung}>{T.zeitraum}</span>
					<Autocomplete
						aria-labelledby={beschriftung}
						aria-describedby={hilfe}
						data={quartale}
						value={zeitraum}
						onChange={setZeitraum}
						maxLength={20}
						w={200}
					/>
					<span id={hilfe}>{T.zeitraumHilfe}</span>
				</span>
			</Exportzeile>
			<Exportzeile
				name={T.csv.name}
				text={T.csv.text}
				dateiname={EXPORTE.csvname(name, heute)}
				hole={(abruf) =>
					call('GET /v1/exporte/buchhaltung/dsj-mittelabruf-csv/{zyklusID}/{zeitraum}', { params, ...abruf })
				}
				isCsv
				gesperrt={gesperrt}
			>
				<Span className="tabular">{T.fuer(zeitraum.trim())}</Span>
			</Exportzeile>
		</>
	);
}

const QUARTAL = 3;

/** `2026-11-24` → `2026-Q4` */
const quartal = (tag: string): string => `${tag.slice(0, 4)}-Q${Math.ceil(Number(tag.slice(5, 7)) / QUARTAL)}`;

/** All that the cycle touches. */
function quartaleVon({ start, ende }: Pick<Zyklus, 'start' | 'ende'>): string[] {
	const quartale: string[] = [];
	for (let tag = monatserster(start, 0); tag <= ende; tag = addiereMonate(tag, 1)) quartale.push(quartal(tag));
	return [...new Set(quartale)];
}
