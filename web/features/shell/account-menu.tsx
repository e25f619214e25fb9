import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout, IconSparkles, IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { SHELL } from '../../texte/shell.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { abmelden } from './abmelden.ts';
import css from './account-menu.module.css';
import type { Sitzung } from './sitzung.ts';

const SCHEMES: readonly { value: MantineColorScheme; label: string }[] = [
	{ value: 'light', label: SHELL.hell },
	{ value: 'dark', label: SHELL.dunkel },
	{ value: 'auto', label: SHELL.system },
];

/** Who is signed in; the own account, appearance and the way out. */
export function AccountMenu({ sitzung }: { sitzung: Sitzung }) {
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	return (
		<Menu position="bottom-end" width={240}>
			<Menu.Target>
				<button type="button" className={css.account}>
					<Avatar name={sitzung.name} />
					<span className={css.names}>
						<span className={css.name}>{sitzung.name}</span>
						<span className={css.role}>{ROLLEN_LABEL[sitzung.rolle]}</span>
					</span>
					<Icon of={IconChevronDown} />
				</button>
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.Label>{sitzung.email}</Menu.Label>
				<Menu.Item component={Link} to="/admin/einstellungen/konto" leftSection={<Icon of={IconUserCog} />}>
					{SHELL.konto}
				</Menu.Item>
				<Menu.Item component={Link} to="/changelog" leftSection={<Icon of={IconSparkles} />}>
					{SHELL.neuerungen}
				</Menu.Item>
				<Menu.Divider />
				<Menu.Label>{SHELL.farbschema}</Menu.Label>
				<Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
					{SCHEMES.map(({ value, label }) => (
						<Menu.RadioItem key={value} value={value} checkIcon={<Icon of={IconCheck} />}>
							{label}
						</Menu.RadioItem>
					))}
				</Menu.RadioGroup>
				<Menu.Divider />
				<Menu.Item leftSection={<Icon of={IconLogout} />} onClick={abmelden}>
					{SHELL.abmelden}
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}
