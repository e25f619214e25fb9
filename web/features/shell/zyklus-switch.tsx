import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseZyklus, chosenZyklus } from '../../client/zyklus-cookie.ts';
import { RAHMEN } from '../../texte/rahmen.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { zyklenQuery } from '../portal/portal.ts';
import { currentZyklus } from '../portal/zyklus.ts';
import css from './zyklus-switch.module.css';

/** Chooses the cycle of all lists; everything shown is loaded anew. */
export function ZyklusSwitch() {
	const { data: zyklen } = useQuery(zyklenQuery);
	const client = useQueryClient();
	const router = useRouter();
	const [chosen, setChosen] = useState(chosenZyklus);
	const current = zyklen && currentZyklus(zyklen, chosen);
	if (!current) return null;
	const choose = async (id: string) => {
		chooseZyklus(id);
		setChosen(id);
		await client.invalidateQueries();
		await router.invalidate();
	};
	return (
		<Menu position="bottom-end" width={240}>
			<Menu.Target>
				<button type="button" className={css.switch}>
					<Span variant="muted">{RAHMEN.zyklus}</Span>
					<Span className="tabular" c="var(--text)" fw={550}>
						{current.bezeichnung}
					</Span>
					<Icon of={IconChevronDown} />
				</button>
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.RadioGroup value={current.id} onChange={choose}>
					{zyklen.map(({ id, bezeichnung, isAktiv }) => (
						<Menu.RadioItem
							key={id}
							value={id}
							closeMenuOnClick
							checkIcon={<Icon of={IconCheck} />}
							rightSection={isAktiv && <Tag>{RAHMEN.zyklusAktiv}</Tag>}
						>
							{bezeichnung}
						</Menu.RadioItem>
					))}
				</Menu.RadioGroup>
			</Menu.Dropdown>
		</Menu>
	);
}
