import { mount } from 'svelte';

import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { hurryOnInput } from './motion';
import { keepPage } from './reach.svelte';
import { lang } from './words/words.svelte';

document.documentElement.lang = lang.now;
hurryOnInput(document);
keepPage();
mount(App, { target: document.getElementById('app')! });
