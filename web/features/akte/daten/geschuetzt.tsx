import { IconEye, IconEyeOff, IconShieldLock } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useAkte } from '../akte-kontext.tsx';
import css from './daten.module.css';
import { FeldZeile } from './feld-zeile.tsx';
import { useSichtbareFelder } from './feldgruppe.tsx';
import type { Feldgruppe } from './personenfelder.ts';

const OFFEN_MS = 15 * 60_000;
const PUNKTE = '••••••';

/** Sensitive fields: masked until asked for, and again after a quarter of an hour. */
export function Geschuetzt({ gruppe: { titel, felder } }: { gruppe: Feldgruppe }) {
	const sichtbar = useSichtbareFelder()(felder);
	const text = useAkte().sitzung.rolle === 'FREIWILLIGER' ? DATEN.geschuetztEigene : DATEN.geschuetztText;
	const [einzelne, setEinzelne] = useState<ReadonlySet<string>>(new Set());
	const [offenSeit, setOffenSeit] = useState<number | null>(null);
	const verdecke = useCallback(() => {
		setEinzelne(new Set());
		setOffenSeit(null);
	}, []);
	const zeigt = offenSeit !== null || einzelne.size > 0;
	useEffect(() => {
		if (!zeigt) return;
		const timer = setTimeout(verdecke, OFFEN_MS);
		return () => clearTimeout(timer);
	}, [zeigt, verdecke]);
	if (sichtbar.length === 0) return null;
	return (
		<section className={css.geschuetzt}>
			<div className={css.geschuetztKopf}>
				<Icon of={IconShieldLock} size={18} />
				<div className={css.geschuetztTitel}>
					<h2>{titel}</h2>
					<p>{offenSeit === null ? text : DATEN.offenSeit(...zeitraum(offenSeit))}</p>
				</div>
				{zeigt ? (
					<Button icon={IconEyeOff} onClick={verdecke}>
						{DATEN.verdecken}
					</Button>
				) : (
					<Button icon={IconEye} onClick={() => setOffenSeit(Date.now())}>
						{DATEN.alleZeigen}
					</Button>
				)}
			</div>
			<dl>
				{sichtbar.map((feld) => {
					const offen = offenSeit !== null || einzelne.has(feld.feld);
					const zeige = () => setEinzelne(new Set([...einzelne, feld.feld]));
					return (
						<FeldZeile
							key={feld.feld}
							feld={feld}
							verdeckt={!offen && <Verdeckt name={FELD_BEZEICHNUNG[feld.feld]} onZeigen={zeige} />}
						/>
					);
				})}
			</dl>
		</section>
	);
}

function Verdeckt({ name, onZeigen }: { name: string; onZeigen: () => void }) {
	return (
		<span className={css.verdeckt}>
			<span role="img" aria-label={DATEN.verdeckt}>
				{PUNKTE}
			</span>
			<TextButton aria-label={DATEN.feldZeigen(name)} onClick={onZeigen}>
				{DATEN.zeigen}
			</TextButton>
		</span>
	);
}

const zeitraum = (seit: number): [string, string] => [alsUhrzeit(seit), alsUhrzeit(seit + OFFEN_MS)];
const alsUhrzeit = (ms: number): string => uhrzeitInBerlin(new Date(ms).toISOString());
